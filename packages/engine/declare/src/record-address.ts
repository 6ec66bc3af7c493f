import type { PublicSearch } from './named-fields.ts'
import type { Resource } from './resource.ts'

/** Path of a record on the site, by the declaration's template. */
export const recordAddress = (
  { address }: Pick<PublicSearch, 'address'>,
  record: Readonly<Record<string, unknown>>,
): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name]).toWellFormed()))

/** Field with a record's own address on the site; undefined for resources without addresses. */
export const ownAddressField = ({ fields }: Pick<Resource, 'fields'>): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.isOwnAddress)
