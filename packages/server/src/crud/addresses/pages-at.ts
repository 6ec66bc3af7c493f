import { addressKey } from '@kampana/shared/content/address-key'
import type { Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/registry/all-resources'

/** The resource whose list or records are at an address. */
export const pagesAt = (address: string): Resource | undefined =>
  allResources().find(({ page }) => page && `${addressKey(address)}/`.startsWith(`${page.path}/`))
