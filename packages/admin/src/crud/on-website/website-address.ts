import { recordAddress } from '@kampana/shared/record-address'
import type { Resource } from '@kampana/shared/resource'
import type { RaRecord } from 'react-admin'
import { today } from '../../format/time-zone.ts'
import { siteUrl } from '../../url/server-url.ts'

/** The absolute address at which visitors read a record; undefined where they can't. */
export const websiteAddress = (
  { publicSearch, expiresAt }: Resource,
  record: RaRecord | undefined,
  isOnWebsite: (record: RaRecord) => boolean = () => true,
): string | undefined => {
  if (!publicSearch || record === undefined || !isOnWebsite(record)) return undefined
  const last: unknown = expiresAt && record[expiresAt]
  if (typeof last === 'string' && last < today()) return undefined
  return toWebsite(recordAddress(publicSearch, record))
}

/** The absolute address of a path of the site. */
export const toWebsite = (path: string): string => new URL(path, new URL(siteUrl, window.location.href)).href
