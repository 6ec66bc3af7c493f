import type { RecordOf, Resource } from '@kampana/engine-declare/resource'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'

/** Names of a resource's fields that refer to another record. */
type ReferenceName<F> = { [N in keyof F]: F[N] extends { kind: 'reference' } ? N : never }[keyof F]

/** Values of a shown record: a record without id, in which a key names each related record. */
export type ValuesOf<R extends Resource> = Omit<RecordOf<R>, 'id' | ReferenceName<R['fields']>> &
  Record<ReferenceName<R['fields']>, string | null>

/** A shown record of a resource. */
export interface ShownOf<R extends Resource> extends Omit<ShownRecord, 'values'> {
  values: ValuesOf<R>
}

/** Shown records of a resource, which the reader of the folder or the database has parsed. */
export const recordsOf = <R extends Resource>(records: ShownRecords, { name }: R): readonly ShownOf<R>[] =>
  (records[name] ?? none) as readonly ShownRecord[] as readonly ShownOf<R>[]
const none: readonly ShownRecord[] = []

/** Shown record of a singleton. Throws an error if there is none. */
export const recordOf = <R extends Resource>(records: ShownRecords, resource: R): ShownOf<R> => {
  const [record] = recordsOf(records, resource)
  if (!record) throw new Error(`There is no record of ${resource.name}.`)
  return record
}
