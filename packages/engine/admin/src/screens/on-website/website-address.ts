import { ownAddressField, recordAddress } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { isVisible } from '@kampana/engine-declare/visibility'
import type { RaRecord } from 'react-admin'
import { today } from '../../format/time-zone.ts'
import { siteUrl } from '../../url/server-url.ts'

/** Absolute address of a record on the website; undefined if the record isn't published. */
export const websiteAddress = (resource: Resource, record: RaRecord | undefined): string | undefined => {
  const { publicSearch, shownAt } = resource
  const own = ownAddressField(resource)
  if (own === undefined && shownAt !== undefined) return toWebsite(shownAt)
  if (record === undefined || !isVisible(resource, record, today())) return undefined
  if (own !== undefined) return typeof record[own] === 'string' ? toWebsite(record[own]) : undefined
  return publicSearch && toWebsite(recordAddress(publicSearch, record))
}

/** Absolute address of a path on the site. */
export const toWebsite = (path: string): string => new URL(path, new URL(siteUrl, window.location.href)).href
