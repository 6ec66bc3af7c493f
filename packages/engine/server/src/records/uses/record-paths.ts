import { recordAddress } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { addressFields } from '../addresses/address-fields.ts'
import type { InputValues } from '../table.ts'
import { pagePath } from './page-path.ts'

/** True if records of a resource have their own pages on the site. */
export const hasPages = (resource: Resource): boolean =>
  !resource.redirect &&
  (addressFields(resource).length > 0 ||
    resource.page !== undefined ||
    (resource.publicSearch !== undefined && !resource.publicSearch.address.includes('#')))

/** Normalized addresses of a record's page. */
export const recordPaths = (resource: Resource, row: InputValues): string[] => {
  const { page, publicSearch } = resource
  const addresses = [
    ...addressFields(resource).map((name) => row[name]),
    ...(page ? [`${page.path}/${String(row['id'])}`] : []),
    ...(publicSearch && !publicSearch.address.includes('#') ? [recordAddress(publicSearch, row)] : []),
  ]
  const paths = addresses.map((each) => (typeof each === 'string' ? pagePath(each) : undefined))
  return [...new Set(paths.filter((path) => path !== undefined))]
}
