import type { PublicSearch } from './named-fields.ts'
import type { Resource } from './resource.ts'

/** A record's path on the site, by the declaration's template. */
export const recordAddress = (
  { address }: Pick<PublicSearch, 'address'>,
  record: Readonly<Record<string, unknown>>,
): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name]).toWellFormed()))

/** The field that says where a record itself is on the site; undefined for resources whose records have no address. */
export const ownAddressField = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.isOwnAddress)
