import { storageOf } from '@kampana/server/crud/storage/index'
import { referencesOf } from '@kampana/server/crud/references'
import { relationsOf } from '@kampana/server/crud/relations'
import { findResource } from '@kampana/server/crud/find-resource'
import { tableOf } from '@kampana/server/crud/table'
import { inputName, type Field } from '@kampana/shared/kinds/index'
import { pluralName, type Resource } from '@kampana/shared/resource'

/** The text of a migration that makes a declared resource's table, and those of its pairs. Unformatted. */
export const migrationOf = (resource: Resource): string => `import type { Schema } from '../schema-builder.ts'

/** The tables of ${pluralName(resource)}. */
export const ${inCamelCase(resource.name)} = async ({ db, id }: Schema): Promise<void> => {
${[ownTable(resource), ...indexes(resource), ...pairTables(resource)].join('\n')}
}
`

const ownTable = (resource: Resource): string => {
  const columns = Object.entries(resource.fields).map(([name, field]) => column(name, field))
  return statement([
    `createTable('${tableOf(resource)}')`,
    '$call(id)',
    ...columns.filter((each) => each !== undefined),
    ...resource.unique.map(
      (set) =>
        `addUniqueConstraint('${tableOf(resource)}_${set.join('_')}', ${list(columnsOf(resource, set))})`,
    ),
  ])
}

const column = (name: string, field: Field): string | undefined => {
  const { column: type } = storageOf(field)
  if (type === 'none') return undefined
  if (type === 'by hand')
    throw new Error(`A field of the kind ${field.kind} has no column by rule: write this migration by hand.`)
  const constraints = [
    field.required ? 'notNull()' : '',
    'resource' in field ? `references('${tableOf(findResource(field.resource))}.id')` : '',
  ].filter(Boolean)
  const rest = constraints.length > 0 ? `, (c) => c.${constraints.join('.')}` : ''
  return `addColumn('${inputName(name, field)}', '${type}'${rest})`
}

/** For the order in which a list comes, and for asking who names a record before it is deleted. */
const indexes = (resource: Resource): string[] => {
  const [first] = resource.order
  const index = (name: string, columns: readonly string[]): string =>
    statement([
      `createIndex('${tableOf(resource)}_${name}')`,
      `on('${tableOf(resource)}')`,
      `columns(${list(columns)})`,
    ])
  const references = referencesOf(resource)
  const isColumn = first in resource.fields && !references.some(({ field }) => field === first)
  return [
    ...(isColumn ? [index('in_order', [first, 'id'])] : []),
    ...references.map(({ input }) => index(`of_${input}`, [input])),
  ]
}

const pairTables = (resource: Resource): string[] =>
  relationsOf(resource).flatMap(({ pairs, own, other, related }) => [
    statement([
      `createTable('${pairs}')`,
      end(own, tableOf(resource)),
      end(other, tableOf(related)),
      `addPrimaryKeyConstraint('${pairs}_key', ${list([own, other])})`,
    ]),
    statement([`createIndex('${pairs}_of_${other}')`, `on('${pairs}')`, `column('${other}')`]),
  ])

/** An end of a pair; a pair goes with either of its records. */
const end = (name: string, table: string): string =>
  `addColumn('${name}', 'integer', (c) => c.notNull().references('${table}.id').onDelete('cascade'))`

const statement = (calls: readonly string[]): string => `await db.schema.${[...calls, 'execute()'].join('.')}`
const columnsOf = ({ fields }: Resource, names: readonly string[]): string[] =>
  names.map((name) => (fields[name] ? inputName(name, fields[name]) : name))
const list = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`
const inCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
