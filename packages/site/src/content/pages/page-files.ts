import { headingAnchor } from '../heading-anchor.ts'

/** The front page's file; no other page can have its address. */
const home = 'pages/index.md'

/** The address of the page that a file is; null for one of `menu/`, which has none. */
export const fromPageFile = (file: string): string | null => {
  if (!file.startsWith('pages/')) return null
  return file === home ? '/' : file.slice('pages'.length, -'.md'.length)
}

/** The file of a page: `/about-us/history` is pages/about-us/history.md. What has no address is in `menu/`, by its title. */
export const toPageFile = (address: string | null, title: string): string => {
  if (address === null) return `menu/${headingAnchor(title)}.md`
  return address === '/' ? home : `pages${address}.md`
}
