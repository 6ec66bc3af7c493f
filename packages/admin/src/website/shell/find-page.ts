import type { ContentOverview, ContentTreeEntry } from '@kampana/shared/content/content-api'

/** The files that are edited together, and the page on which they are shown. */
export interface EditedPage {
  title: string
  /** Null where only the file itself tells it. */
  address: string | null
  paths: readonly string[]
}

/** The page of a file or of an address on the site; undefined where there is none. A file that no page owns stands by itself. */
export const findPage = (
  { tree, files }: ContentOverview,
  { path, address }: { path: string | null; address: string | null },
): EditedPage | undefined => {
  const entry = flatten(tree).find((one) =>
    path === null
      ? one.files.length > 0 && one.address === withoutSlash(address ?? '')
      : one.files.includes(path),
  )
  if (entry) return { title: entry.title, address: entry.address, paths: entry.files }
  const file = files.find((one) => one.path === path)
  return file && { title: file.title, address: null, paths: [file.path] }
}

/** The entry of an address on the site; undefined for a page that the menus don't name. */
export const findEntry = (tree: readonly ContentTreeEntry[], address: string): ContentTreeEntry | undefined =>
  flatten(tree).find((entry) => entry.address === address)

const flatten = (entries: readonly ContentTreeEntry[]): ContentTreeEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.entries)])

const withoutSlash = (address: string): string => {
  const path = address.replace(/[?#].*$/, '')
  return path.length > 1 ? path.replace(/\/$/, '') : path
}
