import type { RecordOf, Resource } from '@kampana/engine-declare/resource'
import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'

type Records = SiteRecords['records']

/** Records of a resource that visitors see, in the order of its lists. The server has read them by their declaration. */
export const recordsOf = <R extends Resource>(records: Records, { name }: R): readonly RecordOf<R>[] =>
  (records[name] ?? none).map((row) => row as RecordOf<R>)
const none: readonly SiteRow[] = []

/** Record of a singleton. Throws an error if there is none. */
export const recordOf = <R extends Resource>(records: Records, resource: R): RecordOf<R> => {
  const [record] = recordsOf(records, resource)
  if (!record) throw new Error(`There is no record of ${resource.name}.`)
  return record
}
