import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'

/** Resource whose list or record pages have this address. */
export const pagesAt = (address: string): Resource | undefined =>
  allResources().find(({ page }) => page && `${addressKey(address)}/`.startsWith(`${page.path}/`))
