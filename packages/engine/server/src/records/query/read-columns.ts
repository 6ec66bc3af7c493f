import { findKind, inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { visibilityRule } from '@kampana/engine-declare/visibility'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { fetchRows, table, tableName, type Row } from '../table.ts'

/** Columns required by `canRead`: list columns and columns of the visibility rule. */
export const readColumns = (resource: Resource, { extraColumns = [] }: EngineHooks): string[] => {
  const decisive = new Set(visibilityRule(resource, '').map(({ field }) => field))
  const listed = Object.entries(resource.fields)
    .filter(([name, field]) => (field.inList || decisive.has(name)) && findKind(field).storage !== 'pairs')
    .map(([name, field]) => inputName(name, field))
  return ['id', ...listed, ...extraColumns]
}

/** Reads rows by id, with their titles and the columns that `canRead` needs. */
export const fetchReadable = (
  client: EngineClient,
  resource: Resource,
  hooks: EngineHooks,
  ids: readonly number[],
): Promise<Row[]> =>
  fetchRows(
    table(client)
      .selectFrom(tableName(resource))
      .select([...new Set([...readColumns(resource, hooks), titleColumn(resource)])])
      .where('id', 'in', [...ids]),
  )

/** Column of a record's title. */
export const titleColumn = ({ fields, title }: Resource): string =>
  fields[title] ? inputName(title, fields[title]) : title
