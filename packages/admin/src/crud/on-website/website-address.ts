import { ownAddressField, recordAddress } from '@kampana/shared/record-address'
import type { Resource } from '@kampana/shared/resource'
import { isVisible } from '@kampana/shared/visibility'
import type { RaRecord } from 'react-admin'
import { today } from '../../format/time-zone.ts'
import { siteUrl } from '../../url/server-url.ts'

/** The absolute address at which visitors read a record; undefined where they can't. */
export const websiteAddress = (resource: Resource, record: RaRecord | undefined): string | undefined => {
  const { publicSearch, shownAt } = resource
  if (shownAt !== undefined) return toWebsite(shownAt)
  if (record === undefined || !isVisible(resource, record, today())) return undefined
  const own = record[ownAddressField(resource) ?? '']
  if (typeof own === 'string') return toWebsite(own)
  return publicSearch && toWebsite(recordAddress(publicSearch, record))
}

/** The absolute address of a path of the site. */
export const toWebsite = (path: string): string => new URL(path, new URL(siteUrl, window.location.href)).href
