import { table, tableName } from '@kampana/engine-server/records/table'
import { isTree, parentColumn } from '@kampana/engine-server/records/tree/tree-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { declaredResources } from '../declared-resources.ts'
import type { College } from '../people/college.ts'

/** Deletes a resource's records that the first start has imported, and records that refer to them. */
export const emptyTables = async (
  { database }: Pick<College, 'database'>,
  resource: Resource,
): Promise<void> => {
  for (const each of new Set([...holdersOf(resource), resource])) {
    // A child refers to its parent.
    if (isTree(each))
      await database((db) =>
        table(db)
          .updateTable(tableName(each))
          .set({ [parentColumn(each)]: null })
          .execute(),
      )
    await database((db) => table(db).deleteFrom(tableName(each)).execute())
  }
}

/** Resources with a relation to this one. */
const holdersOf = ({ name }: Resource): Resource[] =>
  declaredResources.filter(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'reference' && field.resource === name),
  )
