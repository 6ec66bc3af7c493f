import { keyFields, keyOf, type FolderRecord } from '@kampana/shared/content/folder-records'
import type { Resource } from '@kampana/engine-declare/resource'
import type { StoredRecord } from '../records/stored-records.ts'
import type { KnownRecord } from './known-records.ts'

/** A record in the folder, on the site and at the last import; at least one of them is set. */
export interface Matched {
  folder?: FolderRecord | undefined
  live?: StoredRecord | undefined
  base?: KnownRecord | undefined
}

/**
 * Matches records of the folder, the site and the last import: by key, or by the last import's key if staff have changed the
 * key since.
 */
export const matchRecords = (
  resource: Resource,
  folder: readonly FolderRecord[],
  live: readonly StoredRecord[],
  known: readonly KnownRecord[],
): Matched[] => {
  const lives = byKey(resource, live)
  const bases = byKey(resource, known)
  const liveById = new Map(live.map((each) => [each.id, each]))
  const baseById = new Map(known.map((each) => [each.id, each]))
  const found = [...byKey(resource, folder)].map(([key, record]): Matched => {
    const former = bases.get(key)
    const own = (former && liveById.get(former.id)) ?? lives.get(key)
    return { folder: record, live: own, base: own ? baseById.get(own.id) : former }
  })
  const named = new Set(found.map((each) => each.live))
  const others = live.filter((each) => !named.has(each))
  return [...found, ...others.map((each) => ({ live: each, base: baseById.get(each.id) }))]
}

/** Records by key: an address, a unique set of values, or a title, numbered if it repeats. */
export const byKey = <T extends FolderRecord>(resource: Resource, records: readonly T[]): Map<string, T> => {
  const together = keyFields(resource).length === 1 ? (resource.unique[0] ?? []) : []
  const nameOf = ({ values }: T): unknown => {
    const named = together.map((name) => values[name])
    return named.length === 0 || named.includes(null) ? keyOf(resource, values) : named
  }
  const counts = new Map<string, number>()
  return new Map(
    records.map((record) => {
      const key = resource.singleton ? '' : JSON.stringify(nameOf(record))
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return [`${key} ${count}`, record]
    }),
  )
}
