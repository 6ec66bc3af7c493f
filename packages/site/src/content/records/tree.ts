import { keyOf, type FolderRecord } from '@kampana/shared/content/folder-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { collectErrors, ContentError } from '../content-error.ts'
import { originOf } from './origins.ts'

/** Sorts records after their parents. Omits descendants of missing records, such as unpublished ones. */
export const fromTheTop = (resource: Resource, records: readonly FolderRecord[]): FolderRecord[] => {
  const { parent = '', place = '' } = resource.tree ?? {}
  const orderOf = ({ values }: FolderRecord) => `${String(values[place])} ${String(values[resource.title])}`
  const sorted = records.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : Number(orderOf(a) > orderOf(b))))
  const beneath = Map.groupBy<unknown, FolderRecord>(sorted, ({ values }) => values[parent] ?? null)
  const found = new Set<FolderRecord>()
  const walk = (key: unknown): void => {
    for (const record of beneath.get(key) ?? []) {
      if (found.has(record)) continue
      found.add(record)
      walk(keyOf(resource, record.values))
    }
  }
  walk(null)
  return [...found]
}

/** Rejects records below a missing record or below themselves. */
export const assertPlaced = (resource: Resource, records: readonly FolderRecord[]): void => {
  const parent = resource.tree?.parent ?? ''
  const reached = new Set(fromTheTop(resource, records))
  const keys = new Set(records.map(({ values }) => keyOf(resource, values)))
  const lost = records.filter((record) => !reached.has(record))
  const astray = lost.filter(({ values }) => !keys.has(String(values[parent])))
  collectErrors(
    (astray.length > 0 ? astray : lost).map((record) => () => {
      const { file, line } = originOf(record).at(parent)
      const problem =
        astray.length > 0
          ? `${String(record.values[parent])} is not a ${resource.singular}.`
          : 'its parent is also its descendant.'
      throw new ContentError(file, `${parent}: ${problem}`, line)
    }),
  )
}
