import { table, tableName } from '@kampana/server/crud/table'
import { isTree, parentColumn } from '@kampana/server/crud/tree/tree-records'
import type { Resource } from '@kampana/shared/resource'
import { declaredResources } from '../declared-resources.ts'
import type { College } from '../people/college.ts'

/** Takes away the records of a resource that the first start has filled from the college's folder, and what names them. */
export const emptyTables = async (
  { database }: Pick<College, 'database'>,
  resource: Resource,
): Promise<void> => {
  for (const each of new Set([...holdersOf(resource), resource])) {
    // What lies beneath another holds that.
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

/** The resources whose records name one of a resource. */
const holdersOf = ({ name }: Resource): Resource[] =>
  declaredResources.filter(({ fields }) =>
    Object.values(fields).some((field) => field.kind === 'reference' && field.resource === name),
  )
