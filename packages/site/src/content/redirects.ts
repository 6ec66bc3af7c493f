import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { KnownPaths } from './checks/link-problems.ts'

/** Targets of redirects by `addressKey`, except redirects to missing pages or from existing ones. */
export const toRedirects = (
  records: readonly ShownRecord[],
  paths: KnownPaths,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    records
      .map(({ values: { path, target } }) => [addressKey(String(path)), String(target)] as const)
      .filter(([path, target]) => paths.has(withoutHash(target)) && !paths.has(path))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const withoutHash = (address: string): string => address.replace(/#.*$/, '')
