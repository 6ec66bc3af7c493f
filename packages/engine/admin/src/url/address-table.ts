import type { Resource } from '@kampana/engine-declare/resource'

/** Translation between react-admin's addresses (canonical) and the product's (public). */
export interface AddressTable {
  /** The product's address for one of react-admin's. Unknown addresses stay the same. */
  toPublic: (path: string) => string
  /** react-admin's address for one of the product's; undefined if the product has no such page. */
  toCanonical: (path: string) => string | undefined
}

type Declared = Pick<Resource, 'name' | 'actions' | 'paths' | 'singleton'>
type Screen = keyof Resource['paths']
/** Pattern of a row's ids: records have numbers, token pages have a word. */
type Row = readonly [canonical: string, visible: string, ids: RegExp]

/**
 * Builds the table from the resources' declarations and from other pages, which have the same address in both. Percent-encoded
 * addresses stay encoded.
 */
export const createAddressTable = (
  resources: readonly Declared[],
  pages: readonly string[],
): AddressTable => {
  const rows: Row[] = [
    ['/', '/home', segment],
    ...pages.map((page): Row => [page, page, segment]),
    ...resources.flatMap(resourceRows),
  ]
  const translate = (path: string, from: 0 | 1): string | undefined => {
    for (const row of rows) {
      const id = matchPattern(row[from], path, row[2])
      if (id !== undefined) return row[from === 0 ? 1 : 0].replace(':id', () => id)
    }
    return undefined
  }
  const toPublic = (path: string) => translate(path, 0) ?? path
  return {
    toPublic,
    toCanonical: (path) => {
      const visible = path.length > 1 ? path.replace(/\/$/, '') : path
      const canonical = translate(visible, 1)
      // An address that translates back differently belongs to another page.
      return canonical !== undefined && toPublic(canonical) === visible ? canonical : undefined
    },
  }
}

/** react-admin's own addresses in matching order: `create` is no id. */
const canonicalPaths: readonly (readonly [Screen, string])[] = [
  ['list', ''],
  ['create', '/create'],
  ['edit', '/:id'],
  ['show', '/:id/show'],
]

const resourceRows = ({ name, actions, paths, singleton }: Declared): Row[] =>
  canonicalPaths
    .filter(([screen]) => actions.includes(screen))
    .map(([screen, path]) => [
      `/${name}${singleton ? path.replace(':id', '1') : path}`,
      paths[screen],
      numbers,
    ])

const segment = /^[^/]+$/
/** `/users/create` must not match a resource without a form. */
const numbers = /^\d+$/

/** The id in a path that matches the pattern; '' if the pattern has none, undefined if the path doesn't match. */
const matchPattern = (pattern: string, path: string, ids: RegExp): string | undefined => {
  const [before, after] = pattern.split(':id')
  if (before === undefined || after === undefined) return path === pattern ? '' : undefined
  const id = path.slice(before.length, path.length - after.length)
  return ids.test(id) && path === `${before}${id}${after}` ? id : undefined
}
