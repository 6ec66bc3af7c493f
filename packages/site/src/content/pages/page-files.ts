import { headingAnchor } from '@kampana/engine-site/body/heading-anchor'

/** File of the home page. No other page can have its address. */
const home = 'pages/index.md'

/** Address of the page in a file; null for a file of `menu/`, which has no address. */
export const fromPageFile = (file: string): string | null => {
  if (!file.startsWith('pages/')) return null
  return file === home ? '/' : file.slice('pages'.length, -'.md'.length)
}

/** File of a page: pages/about-us/history.md for `/about-us/history`. Entries without an address are in `menu/`, by title. */
export const toPageFile = (address: string | null, title: string): string => {
  if (address === null) return `menu/${headingAnchor(title)}.md`
  return address === '/' ? home : `pages${address}.md`
}
