import { humanize, type TagsField } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { CollegeLists } from '../college-lists.ts'
import { invalid } from '../error.ts'
import { memoize } from './memoize.ts'
import type { Input, Row } from './table.ts'

const namesFieldsOf = memoize(({ fields }: Pick<Resource, 'fields'>): [name: string, field: TagsField][] =>
  Object.entries(fields).flatMap(([name, field]): [string, TagsField][] =>
    field.kind === 'tags' ? [[name, field]] : [],
  ),
)

/** Reads the names that rows hold as JSON. */
export const withNames = (resource: Resource, rows: readonly Row[]): void => {
  for (const [name] of namesFieldsOf(resource))
    for (const row of rows)
      if (typeof row[name] === 'string') (row as Record<string, unknown>)[name] = JSON.parse(row[name])
}

/** Columns as the database keeps them: names as JSON. */
export const namesKept = (
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const kept = { ...columns }
  for (const [name] of namesFieldsOf(resource))
    if (Array.isArray(kept[name])) kept[name] = JSON.stringify(kept[name])
  return kept
}

/** Whether a column holds a name, with the same regard to case on both databases. */
export const holdsName = (column: string, name: string): Expression<SqlBool> =>
  sql<SqlBool>`replace(${sql.ref(column)}, ${JSON.stringify(name)}, '') <> ${sql.ref(column)}`

/** Refuses names that the college doesn't list, but for those that the record has from when it did. */
export const refuseUnlisted = (
  resource: Resource,
  input: Input,
  old: Row | null,
  lists: CollegeLists,
): void => {
  for (const [name, { of }] of namesFieldsOf(resource)) {
    const known = new Set([...lists[of], ...((old?.[name] ?? []) as string[])])
    const given = (input[name] ?? []) as string[]
    if (!given.every((each) => known.has(each)))
      throw invalid({ [name]: [messages.invalid.selected(humanize(name))] })
  }
}
