import { college } from '../content/store/current.ts'
import type { Head } from '../framework/page.ts'

/** Search results cut a title after so many characters. */
const maxTitle = 60

/** The `<title>`: the page's title with the college's name, without it where both are too long, or else its short title. */
export const documentTitle = ({ title, shortTitle = title }: Head): string => {
  const withCollege = `${title} · ${college.shortName}`
  if (title !== college.name && withCollege.length <= maxTitle) return withCollege
  return title.length <= maxTitle ? title : shortTitle
}
