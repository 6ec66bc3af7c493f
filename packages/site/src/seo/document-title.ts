import { college } from 'virtual:college'
import type { Head } from '../framework/page.ts'

/** The title of the document: the page's, then the college's; of a long one only what search engines show of it. */
export const documentTitle = ({ title, shortTitle }: Head): string =>
  title === college.name ? title : (shortTitle ?? `${title} · ${college.shortName}`)
