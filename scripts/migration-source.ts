import '@kampana/shared/resources/register'
import { findStorage } from '@kampana/engine-server/records/storage/index'
import { findReferences, findRelations } from '@kampana/engine-server/records/links/links'
import {
  recordColumns,
  uniqueConstraints,
  type RecordColumn,
} from '@kampana/engine-server/records/create-record-tables'
import { tableName } from '@kampana/engine-server/records/table'
import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'

/** Unformatted source of a migration that creates a declared resource's table and its join tables. */
export const migrationSource = (
  resource: Resource,
  schema = '../schema-builder.ts',
): string => `import type { Schema } from '${schema}'

/** The tables of ${pluralName(resource)}. */
export const ${toCamelCase(resource.name)} = async ({ db, id }: Schema): Promise<void> => {
${[ownTable(resource), ...onlyRow(resource), ...indexes(resource), ...pairTables(resource)].join('\n')}
}
`

const ownTable = (resource: Resource): string => {
  return statement([
    `createTable('${tableName(resource)}')`,
    '$call(id)',
    ...recordColumns(resource).map(column),
    ...uniqueConstraints(resource).map(
      ({ name, columns }) => `addUniqueConstraint('${name}', ${list(columns)})`,
    ),
  ])
}

/** Creates the only record of a singleton, with blank required values. */
const onlyRow = ({ name, singleton = false, fields }: Resource): string[] => {
  if (!singleton) return []
  const values = Object.entries(fields).flatMap(([name, field]) =>
    field.required && !('resource' in field) ? [`${name}: ${blankOf(field)}`] : [],
  )
  const row = `{ ${['id: 1', ...values].join(', ')} }`
  return [`await db.insertInto('${tableName({ name })}').values(${row}).execute()`]
}

/** Blank value of a column, as source. */
const blankOf = (field: Field): string => {
  if ('options' in field) return quote(field.options[0]?.value ?? '')
  if (field.kind === 'richText') return quote('{"type":"doc","content":[{"type":"paragraph"}]}')
  const { column: type } = findStorage(field)
  if (field.kind === 'day') return 'new Date().toISOString().slice(0, 10)'
  if (findKind(field).storage === 'instant') return 'new Date().toISOString()'
  if (['list', 'rows'].includes(findKind(field).storage)) return quote('[]')
  return type === 'text' ? quote('') : '0'
}
const quote = (text: string): string => `'${text}'`

const column = ({ name, type, isRequired, references }: RecordColumn): string => {
  const constraints = [
    isRequired ? 'notNull()' : '',
    references === undefined ? '' : `references('${references}.id')`,
  ].filter(Boolean)
  const rest = constraints.length > 0 ? `, (c) => c.${constraints.join('.')}` : ''
  return `addColumn('${name}', '${type}'${rest})`
}

/** Indexes for the default order, and for finding references to a record before its deletion. */
const indexes = (resource: Resource): string[] => {
  const [first] = resource.order
  const index = (name: string, columns: readonly string[]): string =>
    statement([
      `createIndex('${tableName(resource)}_${name}')`,
      `on('${tableName(resource)}')`,
      `columns(${list(columns)})`,
    ])
  const references = findReferences(resource)
  const isColumn = first in resource.fields && !references.some(({ field }) => field === first)
  return [
    ...(isColumn ? [index('in_order', [first, 'id'])] : []),
    ...references.map(({ input }) => index(`of_${input}`, [input])),
  ]
}

const pairTables = (resource: Resource): string[] =>
  findRelations(resource).flatMap(({ pairs, own, other, related }) => [
    statement([
      `createTable('${pairs}')`,
      end(own, tableName(resource)),
      end(other, tableName(related)),
      `addPrimaryKeyConstraint('${pairs}_key', ${list([own, other])})`,
    ]),
    statement([`createIndex('${pairs}_of_${other}')`, `on('${pairs}')`, `column('${other}')`]),
  ])

/** A foreign key of a join table, whose rows are deleted with either record. */
const end = (name: string, table: string): string =>
  `addColumn('${name}', 'integer', (c) => c.notNull().references('${table}.id').onDelete('cascade'))`

const statement = (calls: readonly string[]): string => `await db.schema.${[...calls, 'execute()'].join('.')}`
const list = (names: readonly string[]): string => `[${names.map((name) => `'${name}'`).join(', ')}]`
export const toCamelCase = (name: string): string =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())
