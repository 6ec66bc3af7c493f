import type { RecordOf, Resource } from '@kampana/engine-declare/resource'
import type { FolderRecord, FolderRecords } from '@kampana/shared/content/folder-records'

/** Names of a resource's fields that refer to another record. */
type ReferenceName<F> = { [N in keyof F]: F[N] extends { kind: 'reference' } ? N : never }[keyof F]

/** A record of a folder, in which a key names each related record. */
export interface FolderRecordOf<R extends Resource> extends Omit<FolderRecord, 'values'> {
  values: Omit<RecordOf<R>, 'id' | ReferenceName<R['fields']>> &
    Record<ReferenceName<R['fields']>, string | null>
}

/** Records of a resource, which the reader of the folder has parsed. */
export const folderRecordsOf = <R extends Resource>(
  records: FolderRecords,
  { name }: R,
): readonly FolderRecordOf<R>[] => (records[name] ?? none) as readonly FolderRecordOf<R>[]
const none: readonly FolderRecord[] = []
