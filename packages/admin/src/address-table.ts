import type { Resource } from '@kampana/shared/resource'

/** react-admin's addresses (canonical) and the product's (public), each translated to the other. */
export interface AddressTable {
  /** The product's address for one of react-admin's; an address that it doesn't know stays as it is. */
  toPublic: (path: string) => string
  /** react-admin's address for one of the product's; undefined where the product has no such page. */
  toCanonical: (path: string) => string | undefined
}

type Declared = Pick<Resource, 'name' | 'actions' | 'paths' | 'singleton'>
type Screen = keyof Resource['paths']
/** The ids that a row's addresses have: those of records are numbers, the token of a page is a word. */
type Row = readonly [canonical: string, visible: string, ids: RegExp]

/**
 * Builds the table from what the resources declare and from pages that are no resource's, which have the same
 * address in both worlds. Addresses are raw: what is percent-encoded stays so.
 */
export const createAddressTable = (
  resources: readonly Declared[],
  pages: readonly string[],
): AddressTable => {
  const rows: Row[] = [
    ['/', '/home', words],
    ...pages.map((page): Row => [page, page, words]),
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
      // What leads out at another address than it came in by is another page.
      return canonical !== undefined && toPublic(canonical) === visible ? canonical : undefined
    },
  }
}

/** react-admin's own addresses, in the order in which they have to be tried: `create` is no id. */
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

const words = /^[^/]+$/
/** `/users/create` is no page of a resource without a form. */
const numbers = /^\d+$/

/** The id in a path that fits the pattern, '' where the pattern has none, undefined where it doesn't fit. */
const matchPattern = (pattern: string, path: string, ids: RegExp): string | undefined => {
  const [before, after] = pattern.split(':id')
  if (before === undefined || after === undefined) return path === pattern ? '' : undefined
  const id = path.slice(before.length, path.length - after.length)
  return ids.test(id) && path === `${before}${id}${after}` ? id : undefined
}
