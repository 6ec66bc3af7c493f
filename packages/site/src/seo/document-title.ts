import { college } from '../content/store/current.ts'
import type { Head } from '../framework/page.ts'

/** The `<title>`: the page's title with the college's name, or the short title, which fits search results. */
export const documentTitle = ({ title, shortTitle }: Head): string =>
  title === college.name ? title : (shortTitle ?? `${title} · ${college.shortName}`)
