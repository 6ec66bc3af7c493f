import { college } from '../content/store/current.ts'
import type { Head } from '@kampana/engine-site/framework/page'

/** Search results truncate a title after this many characters. */
const maxTitle = 60

/** Text of `<title>`: the page's title with the college's name. If that is too long, the title alone or the short title. */
export const documentTitle = ({ title, shortTitle = title }: Head): string => {
  const withCollege = `${title} · ${college.short_name}`
  if (title !== college.name && withCollege.length <= maxTitle) return withCollege
  return title.length <= maxTitle ? title : shortTitle
}
