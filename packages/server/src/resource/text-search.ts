import { fold } from '@kampana/shared/fold'
import type { Resource } from '@kampana/shared/resource'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Asked } from '../db/tables.ts'
import { trigramCandidates } from '../db/trigrams.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { tableOf } from './table.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** Whether words are looked for inside of texts. */
export const isTextSearch = ({ conditions }: ParsedQuery): boolean =>
  conditions.some(({ operator }) => operator === 'search' || operator === 'holds')

/**
 * The ids of the rows that may hold a text which is looked for, by the index of a resource that has one, `most` of them.
 * Undefined where there is no index, or the text is too short for it.
 */
export const candidatesOf = async (
  asked: Asked,
  kind: DatabaseKind,
  resource: Resource,
  { conditions }: ParsedQuery,
  most: number,
): Promise<number[] | undefined> => {
  const condition = conditions.find((each) => isIndexed(resource, each))
  if (!condition) return undefined
  const text = fold(String(condition.value))
  const wanted = trigramCandidates(kind, tableOf(resource), resource.search, text, most)
  return wanted && (await wanted.execute(asked)).rows.map(({ id }) => id)
}

const isIndexed = ({ search, searchIndex }: Resource, { operator, field }: Condition): boolean =>
  searchIndex === true && (operator === 'search' || (operator === 'holds' && search.includes(field)))

/** Whether a row is among so many, in a statement that is the same for any number of them. */
export const isAmong = (kind: DatabaseKind, ids: readonly number[]): RawBuilder<SqlBool> =>
  kind === 'sqlite'
    ? sql<SqlBool>`id in (select value from json_each(${JSON.stringify(ids)}))`
    : sql<SqlBool>`id = any(${ids}::integer[])`
