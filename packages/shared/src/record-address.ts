import type { PublicSearch } from './resource.ts'

/** A record's path on the site, by the declaration's template. */
export const recordAddress = (
  { address }: Pick<PublicSearch, 'address'>,
  record: Readonly<Record<string, unknown>>,
): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(record[name]).toWellFormed()))
