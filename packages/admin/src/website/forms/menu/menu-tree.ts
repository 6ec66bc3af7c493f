import { pageAddress, pageAddressProblem } from '@kampana/shared/content/page-address'
import { valueAt } from '../../yaml/apply-edit.ts'
import { isSame, moveEntry } from '../../yaml/move-entry.ts'
import { isRecord, type YamlEdit, type YamlPath } from '../../yaml/yaml-edit.ts'

/** An entry of `site-map.yaml`. */
export interface MenuRow {
  path: YamlPath
  entry: Readonly<Record<string, unknown>>
  title: string
  address: string | undefined
  depth: number
  index: number
  count: number
}

/** The entries from the top down; what is under a closed one is left out. */
export const flattenMenu = (
  root: unknown,
  isClosed: (path: YamlPath) => boolean = () => false,
  list: YamlPath = ['menu'],
  depth = 0,
): MenuRow[] => {
  const entries = valueAt(root, list)
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index): MenuRow[] => {
    if (!isRecord(entry)) return []
    const path = [...list, index]
    const address = typeof entry['path'] === 'string' ? entry['path'] : undefined
    const row: MenuRow = {
      path,
      entry,
      title: String(entry['title'] ?? ''),
      address,
      depth,
      index,
      count: entries.length,
    }
    return [row].concat(isClosed(path) ? [] : flattenMenu(root, isClosed, [...path, 'pages'], depth + 1))
  })
}

/** Under the entry above it. */
export const indentEntry = (root: unknown, { path, index }: MenuRow): YamlEdit[] => {
  if (index === 0) return []
  const above = [...path.slice(0, -1), index - 1, 'pages']
  const inner = valueAt(root, above)
  return moveEntry(root, path, above, Array.isArray(inner) ? inner.length : 0)
}

/** Out of the entry that it is under, behind it. */
export const outdentEntry = (root: unknown, { path, depth }: MenuRow): YamlEdit[] => {
  const owner = path.slice(0, -2)
  return depth === 0 ? [] : moveEntry(root, path, owner.slice(0, -1), Number(owner.at(-1)) + 1)
}

/** What is wrong with an address, by the reader's rule; undefined if it can be taken. */
export const addressProblem = (root: unknown, address: string, own?: YamlPath): string | undefined => {
  if (!pageAddress.test(address)) return `The address ${pageAddressProblem}`
  const other = flattenMenu(root).find(
    ({ address: taken, path }) =>
      taken !== undefined && fold(taken) === fold(address) && !(own && isSame(path, own)),
  )
  return other && `“${other.title}” has this address already.`
}

/** The address for a new page under another one. */
export const proposeAddress = (title: string, parent: string | undefined): string => {
  const words = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const slug = words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${parent === undefined || parent === '/' ? '' : parent}/${slug}`
}

/** Gives a page another address, with the pages beneath it, and what in the menu leads to them. */
export const renameAddress = (
  root: unknown,
  from: string,
  to: string,
): { edits: YamlEdit[]; moves: { from: string; to: string }[] } => {
  const follow = (address: string) =>
    address === from || address.startsWith(`${from}/`) ? to + address.slice(from.length) : address
  const rows = flattenMenu(root)
  const moved = rows.filter(({ address }) => address !== undefined && follow(address) !== address)
  const moves = moved.map(({ address = '' }) => ({ from: address, to: follow(address) }))
  const edits = rows.flatMap(({ path, address, entry }): YamlEdit[] => {
    const see: unknown[] = Array.isArray(entry['see']) ? entry['see'] : []
    const own = setAddress([...path, 'path'], address, follow)
    return own.concat(see.flatMap((seen, n) => setAddress([...path, 'see', n], seen, follow)))
  })
  return { edits, moves }
}

const setAddress = (path: YamlPath, address: unknown, follow: (address: string) => string): YamlEdit[] =>
  typeof address === 'string' && follow(address) !== address
    ? [{ type: 'set', path, value: follow(address) }]
    : []

/** The text of a page at an address. */
export const textFile = (address: string): string => `pages${address}.md`

const fold = (address: string): string => address.normalize('NFC').toLowerCase()
