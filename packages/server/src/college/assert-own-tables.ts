import { inputName } from '@kampana/engine-declare/kinds/index'
import { findRelations } from '@kampana/engine-server/records/links/links'
import { findStorage } from '@kampana/engine-server/records/storage/index'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { Database } from '../db/tables.ts'
import type { OwnResource } from './own-resource.ts'
import { locateFault } from './locate-fault.ts'
import { ResourcesUnusable } from './own-resources.ts'

/** Throws `ResourcesUnusable` if the college's migrations haven't created the tables of a declaration. */
export const assertOwnTables = async (db: Database, own: readonly OwnResource[]): Promise<void> => {
  const faults = await findTableFaults(db, own)
  if (faults.length > 0) throw new ResourcesUnusable(faults.join('\n'))
}

const findTableFaults = async (db: Database, own: readonly OwnResource[]): Promise<string[]> => {
  if (await areReadable(db, own)) return []
  const columns = new Map(
    (await db.introspection.getTables()).map((table) => [
      table.name,
      new Set(table.columns.map(({ name }) => name)),
    ]),
  )
  return own.flatMap(({ file, resource }) => {
    const table = tableName(resource)
    if (!columns.has(table))
      return [
        locateFault(
          file,
          `the table '${table}' does not exist. Write its migration with \`pnpm kampana resource ${resource.name}\`.`,
        ),
      ]
    const missing = [
      ...neededColumns(resource)
        .filter((column) => !columns.get(table)?.has(column))
        .map((column) => `the table '${table}' has no column '${column}'`),
      ...findRelations(resource)
        .filter(({ pairs }) => !columns.has(pairs))
        .map(({ pairs }) => `the table '${pairs}' does not exist`),
    ]
    return missing.map((fault) => locateFault(file, `${fault}. Write a migration that adds it.`))
  })
}

/**
 * True if the tables have every column that the declarations need. This is faster than describing each table, which only
 * errors require.
 */
const areReadable = async (db: Database, own: readonly OwnResource[]): Promise<boolean> => {
  // A failed query would abort PostgreSQL's transaction.
  if (db.isTransaction) return false
  const client = table(db)
  try {
    for (const { resource } of own) {
      await client.selectFrom(tableName(resource)).select(neededColumns(resource)).limit(0).execute()
      for (const { pairs } of findRelations(resource))
        await client.selectFrom(pairs).selectAll().limit(0).execute()
    }
    return true
  } catch {
    return false
  }
}

const neededColumns = ({ fields }: OwnResource['resource']): string[] => [
  'id',
  ...Object.entries(fields)
    .filter(([, field]) => findStorage(field).column !== 'none')
    .map(([name, field]) => inputName(name, field)),
]
