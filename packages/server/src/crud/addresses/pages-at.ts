import { addressKey } from '@kampana/shared/content/address-key'
import type { Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/registry/all-resources'

/** Resource whose list or record pages have this address. */
export const pagesAt = (address: string): Resource | undefined =>
  allResources().find(({ page }) => page && `${addressKey(address)}/`.startsWith(`${page.path}/`))
