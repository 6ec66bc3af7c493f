import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import { recordAddress } from '@kampana/engine-declare/record-address'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { PublicSearch } from '@kampana/engine-declare/named-fields'
import type { Resource } from '@kampana/engine-declare/resource'
import { decodeStorable } from '@kampana/engine-declare/text/storable'
import { memoize } from '../../memoize.ts'
import type { InputValues } from '../table.ts'

/** A record's address that contains its values, such as `/updates/{category}/{title}`. */
interface Template {
  names: readonly string[]
  pattern: RegExp
}

type Addressed = Resource & { publicSearch: PublicSearch }

/** Values in an address, with the resource whose template it follows. */
interface RecordAt {
  resource: Addressed
  values: InputValues
  hash: string
}

const placeholder = /\{(\w+)\}/g

/** Template of a resource's addresses; undefined if they contain no values except the id. */
const templateOf = memoize(
  ({ publicSearch, fields }: Pick<Resource, 'publicSearch' | 'fields'>): Template | undefined => {
    const address = publicSearch?.address ?? ''
    const names = [...address.matchAll(placeholder)].map(([, name = '']) => name)
    if (address.includes('#') || !names.some((name) => name !== 'id')) return undefined
    const source = address.replace(placeholder, (whole, name: string) => {
      const field = fields[name]
      if (field && 'options' in field) return `(${field.options.map(({ value }) => value).join('|')})`
      return address.endsWith(whole) ? '([^?]+)' : '([^/?]+)'
    })
    return { names, pattern: new RegExp(`^${source}$`) }
  },
)

/** Record's address by its template, readable in lists; null without one, or if a value is missing. */
export const declaredAddress = (resource: Resource, row: InputValues): string | null => {
  const template = templateOf(resource)
  if (!template || template.names.some((name) => row[name] == null || row[name] === '')) return null
  return (resource.publicSearch?.address ?? '').replace(placeholder, (_, name: string) =>
    String(row[name]).toWellFormed().replace(unreadable, encodeURIComponent),
  )
}

/** Characters with a meaning in addresses, and those that `isPagePath` rejects. */
const unreadable = /[\u0000-\u0020"#%/<>?\\\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/g

/** Values in an address that follows a template, in any spelling; undefined for any other address. */
export const recordAt = (address: string): RecordAt | undefined => {
  const [path = '', hash] = address.split('#')
  for (const resource of allResources()) {
    const template = templateOf(resource)
    const [, ...found] = template?.pattern.exec(path) ?? []
    if (!template || !isAddressed(resource) || found.length === 0) continue
    const values = Object.fromEntries(template.names.map((name, at) => [name, decode(found[at] ?? '')]))
    return { resource, values, hash: hash === undefined ? '' : `#${hash}` }
  }
  return undefined
}

const isAddressed = (resource: Resource): resource is Addressed => resource.publicSearch !== undefined

const decode = (text: string): string => decodeStorable(text) ?? text

/** Normalized form of an address in `addresses`. Titles in addresses are case-sensitive. */
export const keyAt = (address: string): string => {
  const at = recordAt(address)
  return (at && declaredAddress(at.resource, at.values)) ?? addressKey(address)
}

/** Percent-encoded form of an address for a Location header. */
export const toLocation = (address: string): string => {
  const at = recordAt(address)
  return at ? recordAddress(at.resource.publicSearch, at.values) + encodeURI(at.hash) : encodeURI(address)
}

/** True for a redirect from or to a record outside the folder, which may be hidden from visitors. */
export const isOutsideFolder = ({ redirect }: Pick<Resource, 'redirect'>, row: InputValues): boolean =>
  redirect !== undefined && [redirect.from, redirect.to].some((name) => recordAt(String(row[name])))
