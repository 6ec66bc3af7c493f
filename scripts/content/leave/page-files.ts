import { slugify } from '../../../packages/site/src/content/slugify.ts'

/** The file of a page in folders since pages say their own place; what has no address is in `menu/`, by its title. */
export const toPageFile = (address: string | null, title: string): string => {
  if (address === null) return `menu/${slugify(title)}.md`
  return address === '/' ? 'pages/index.md' : `pages${address}.md`
}
