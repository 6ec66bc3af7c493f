import { college } from 'virtual:college'
import type { Head } from './page.ts'

/** The title of the document: the page's, then the college's. */
export const documentTitle = ({ title }: Head): string =>
  title === college.name ? title : `${title} · ${college.shortName}`
