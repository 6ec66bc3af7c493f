import type { RecordOf } from '@kampana/engine-declare/resource'
import { addressKey } from '@kampana/engine-declare/addresses/address-key'
import type { redirects } from '@kampana/shared/resources/redirects'
import type { KnownPaths } from './checks/link-problems.ts'

/** Targets of redirects by `addressKey`, except redirects to missing pages or from existing ones. */
export const toRedirects = (
  records: readonly RecordOf<typeof redirects>[],
  paths: KnownPaths,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    records
      .map(({ path, target }) => [addressKey(path), target] as const)
      .filter(([path, target]) => paths.has(withoutHash(target)) && !paths.has(path))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

export const withoutHash = (address: string): string => address.replace(/#.*$/, '')
