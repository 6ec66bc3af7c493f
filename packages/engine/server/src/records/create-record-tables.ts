import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineDatabase } from '../db/engine-tables.ts'
import { createSchema } from '../db/migration-schema.ts'
import { findRelations } from './links/links.ts'
import { findStorage } from './storage/index.ts'
import { tableName } from './table.ts'

/** A column of a resource's table. */
export interface RecordColumn {
  name: string
  type: 'text' | 'integer' | 'double precision'
  isRequired: boolean
  /** Table whose ids it contains. */
  references?: string
}

/** Columns of a resource's table, except `id`. Throws for a field whose column only a hand-written migration can create. */
export const recordColumns = (resource: Resource): RecordColumn[] =>
  Object.entries(resource.fields).flatMap(([name, field]): RecordColumn[] => {
    const { column: type } = findStorage(field)
    if (type === 'none') return []
    if (type === 'by hand')
      throw new Error(
        `No migration can be generated for a field of the kind ${field.kind}. Write this migration by hand.`,
      )
    const isReference = 'resource' in field
    return [
      {
        name: inputName(name, field),
        type,
        // A migration creates the only record of a singleton, before a reference can be set.
        isRequired: field.required && !(resource.singleton && isReference),
        ...(isReference && { references: tableName(findResource(field.resource)) }),
      },
    ]
  })

/** Unique constraints of a resource's table. */
export const uniqueConstraints = (resource: Resource): { name: string; columns: string[] }[] =>
  resource.unique.map((set) => ({
    name: `${tableName(resource)}_${set.join('_')}`,
    columns: set.map((name) => (resource.fields[name] ? inputName(name, resource.fields[name]) : name)),
  }))

/**
 * Creates the tables of resources in an empty database, for a college that has no migrations yet. `pnpm kampana resource`
 * writes migrations with the same columns.
 */
export const createRecordTables = async (
  db: EngineDatabase,
  resources: readonly Resource[],
): Promise<void> => {
  for (const resource of resources) {
    let table = createSchema(db).id(db.schema.createTable(tableName(resource)))
    for (const { name, type, isRequired, references } of recordColumns(resource))
      table = table.addColumn(name, type, (column) => {
        const typed = isRequired ? column.notNull() : column
        return references === undefined ? typed : typed.references(`${references}.id`)
      })
    for (const { name, columns } of uniqueConstraints(resource))
      table = table.addUniqueConstraint(name, columns as never)
    await table.execute()
    for (const { pairs, own, other, related } of findRelations(resource))
      await db.schema
        .createTable(pairs)
        .addColumn(own, 'integer', (end) => end.references(`${tableName(resource)}.id`).onDelete('cascade'))
        .addColumn(other, 'integer', (end) => end.references(`${tableName(related)}.id`).onDelete('cascade'))
        .addPrimaryKeyConstraint(`${pairs}_key`, [own, other])
        .execute()
  }
}
