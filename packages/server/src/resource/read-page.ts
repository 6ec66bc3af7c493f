import { mostCounted } from '@kampana/shared/list-query'
import type { Resource } from '@kampana/shared/resource'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Asked } from '../db/tables.ts'
import type { ParsedQuery } from './list-query.ts'
import { table, type AnyTables, type Row } from './table.ts'
import { candidatesOf, isAmong, isTextSearch, type DatabaseKind } from './text-search.ts'

export type Query = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** A list as it is asked for, sorted and filtered. */
export interface List {
  asked: Asked
  kind: DatabaseKind
  resource: Resource
  query: ParsedQuery
  matching: Query
  /** The rows of a page, in an order. */
  pageIn: (sort: ParsedQuery['sort'], first: number, count: number) => Query
}
interface ReadPage {
  rows: Row[]
  /** How many match in all, where the page tells. */
  total: number | undefined
}

/** A page of a list, and how many rows match in all; where words are looked for, no more than `mostCounted` and one are counted. */
export const readPage = async (list: List): Promise<{ rows: Row[]; total: number }> => {
  const { rows, total } = await (isTextSearch(list.query) ? searched(list) : read(list))
  return { rows, total: total ?? (await countAll(list.matching)) }
}

/** A whole list needn't be counted again, and the last pages of a long one are read from its end. */
const read = async ({ query, matching, pageIn }: List): Promise<ReadPage> => {
  const { sort, first, count, paged } = query
  if (first < far) {
    const rows = (await pageIn(sort, first, count).execute()) as Row[]
    return { rows, total: !paged && rows.length < count ? rows.length : undefined }
  }
  const total = await countAll(matching)
  if (first < total / 2) return { rows: (await pageIn(sort, first, count).execute()) as Row[], total }
  const after = Math.max(0, total - first - count)
  const left = Math.max(0, total - first - after)
  const [field, direction] = sort
  const backwards = pageIn([field, direction === 'ASC' ? 'DESC' : 'ASC'], after, left)
  return { rows: ((await backwards.execute()) as Row[]).toReversed(), total }
}
/** Passing over so many rows takes longer than counting. */
const far = 1000

const countAll = async (matching: Query): Promise<number> => {
  const all = matching.select((eb) => eb.fn.countAll<number>().as('total'))
  return (await all.executeTakeFirstOrThrow()).total
}

/**
 * Few rows that hold a text are found by the index, and counted; many are met soon by walking through the list in its order, and
 * aren't all counted.
 */
const searched = async ({ asked, kind, resource, query, pageIn, matching }: List): Promise<ReadPage> => {
  const page = pageIn(query.sort, query.first, query.count)
  if (!resource.searchIndex) return readAndCounted(page, query)
  const candidates = await candidatesOf(asked, kind, resource, query, mostCounted + 1)
  if (candidates && candidates.length <= mostCounted)
    return readAndCounted(page.where(isAmong(kind, candidates)), query)
  const { first, count, conditions } = query
  const rows = (await page.execute()) as Row[]
  const end = first + rows.length
  if (rows.length < count && (rows.length > 0 || first === 0)) return { rows, total: end }
  const most = Math.max(mostCounted, end) + 1
  // Among the first that the index names are nearly always enough that hold the text indeed.
  const likely = conditions.length === 1 && (await candidatesOf(asked, kind, resource, query, most * 3))
  const some = likely ? await countSome(asked, matching.where(isAmong(kind, likely)), most) : 0
  return { rows, total: some === most ? most : await countSome(asked, matching, most) }
}

/** Counts no further than `most`. */
const countSome = async (asked: Asked, matching: Query, most: number): Promise<number> => {
  const some = matching.select(sql<number>`1`.as('one')).limit(most)
  const { total } = await table(asked)
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Goes through all rows once, where each has to be looked at anyway. */
const readAndCounted = async (page: Query, { first }: ParsedQuery): Promise<ReadPage> => {
  const counting = page.select(sql<number>`count(*) over ()`.as(inAll))
  const rows = (await counting.execute()) as (Row & { [inAll]?: number })[]
  const total = rows[0]?.[inAll] ?? (first === 0 ? 0 : undefined)
  for (const row of rows) delete row[inAll]
  return { rows, total }
}
/** No resource has a column of this name. */
const inAll = 'rows in all'
