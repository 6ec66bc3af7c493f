import { maxCounted, relevance } from '@kampana/engine-declare/lists/list-query'
import type { Resource } from '@kampana/engine-declare/resource'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { fetchRows, table, type AnyTables, type Row } from '../table.ts'
import {
  among,
  amongQuery,
  findCandidates,
  isTextCondition,
  type Among,
  type TextIndexes,
} from './text-search.ts'

export type Query = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** A list query with the parts of its SQL. */
interface ListRequest {
  client: EngineClient
  indexes: TextIndexes
  resource: Resource
  query: ParsedQuery
  /** Rows that the viewer may read and that meet the conditions, optionally among some rows only. */
  withConditions: (conditions: readonly Condition[], some?: Among) => Query
  sorted: (rows: Query, sort: ParsedQuery['sort']) => Query
  columns: readonly string[]
}
interface ReadPage {
  rows: Row[]
  /** Number of matching rows, if reading the page determined it. */
  total: number | undefined
}

/** Reads a page of a list and the number of matching rows. Matches of common words are counted up to `maxCounted` + 1. */
export const readPage = async (list: ListRequest): Promise<{ rows: Row[]; total: number }> => {
  const { rows, total } = await (list.query.conditions.some(isTextCondition)
    ? readMatches(list)
    : readPlain(list))
  return { rows, total: total ?? (await countAll(matching(list))) }
}

const matching = ({ withConditions, query }: ListRequest, some?: Among): Query =>
  withConditions(query.conditions, some)

interface Part extends Pick<ParsedQuery, 'sort' | 'first' | 'count'> {
  some?: Among
}
const selectPage = (list: ListRequest, { some, ...part }: Partial<Part> = {}): Query => {
  const { sort, first, count } = { ...list.query, ...part }
  return list.sorted(matching(list, some), sort).select(list.columns).offset(first).limit(count)
}

/** Skips counting if the list is read whole, and reads the last pages of a long list from its end. */
const readPlain = async (list: ListRequest): Promise<ReadPage> => {
  const { sort, first, count, paged } = list.query
  const page = (): Promise<Row[]> => fetchRows(selectPage(list))
  if (first < far) {
    const rows = await page()
    return { rows, total: !paged && rows.length < count ? rows.length : undefined }
  }
  const total = await countAll(matching(list))
  if (first < total / 2) return { rows: await page(), total }
  const after = Math.max(0, total - first - count)
  const left = Math.max(0, total - first - after)
  const [field, direction] = sort
  const reversed = [field, direction === 'ASC' ? 'DESC' : 'ASC'] as const
  const backwards = await fetchRows(selectPage(list, { sort: reversed, first: after, count: left }))
  return { rows: backwards.toReversed(), total }
}
/** From this offset on, skipping rows takes longer than counting them. */
const far = 1000

const countAll = async (rows: Query): Promise<number> => {
  const all = rows.select((eb) => eb.fn.countAll<number>().as('total'))
  return (await all.executeTakeFirstOrThrow()).total
}

/**
 * Common words fill a page from the first rows of the list, whose order has an index. The trigram index finds rare words.
 * Words that only become common further down need a scan of the list, and aren't all counted.
 */
const readMatches = async (list: ListRequest): Promise<ReadPage> => {
  const { client, indexes, resource, query } = list
  if (!resource.searchIndex) return readWithCount(selectPage(list), query)
  if (isRanked(list)) return readRanked(list)
  const near = await readFirstMatches(list)
  if (near) return near
  const candidates = await findCandidates(client, indexes, resource, query, maxCandidates + 1)
  if (candidates && candidates.length <= maxCandidates)
    return readWithCount(selectPage(list, { some: among(indexes.dialect, candidates) }), query)
  const rows = await fetchRows(selectPage(list))
  const end = query.first + rows.length
  if (rows.length < query.count && (rows.length > 0 || query.first === 0)) return { rows, total: end }
  return { rows, total: await countSome(client, matching(list), countLimit(end)) }
}
const isRanked = ({ query: { sort }, resource }: ListRequest): boolean =>
  sort[0] === relevance && !resource.fields[relevance]

/**
 * Returns the best matches first. Matches of very common words stay in the list's order, because ranking them all takes too
 * long.
 */
const readRanked = async (list: ListRequest): Promise<ReadPage> => {
  const { client, indexes, resource, query } = list
  const candidates = await findCandidates(client, indexes, resource, query, maxCandidates + 1)
  return candidates && candidates.length <= maxCandidates
    ? readWithCount(selectPage(list, { some: among(indexes.dialect, candidates) }), query)
    : readMatches({ ...list, query: { ...query, sort: resource.order } })
}

/** Maximum number of candidates from the trigram index that are checked one by one. */
const maxCandidates = 3000
/** Counting limit for a page that ends at a row: one more than the reply shows. */
const countLimit = (end: number): number => Math.max(maxCounted, end) + 1

/** Reads the page if the first rows of the list fill it or are the whole list. */
const readFirstMatches = async (list: ListRequest): Promise<ReadPage | undefined> => {
  const { client, indexes, query, withConditions } = list
  // Checking a long text takes longer.
  const most = indexes.bodies ? 200 : 1000
  const page = selectPage(list, { some: firstRows(list, most) })
  const { rows, total } = await readWithCount(page, query)
  if (total !== undefined && rows.length === query.count)
    return { rows, total: await countRemaining(list, total, most, countLimit(query.first + rows.length)) }
  const isAll = (await countSome(client, withConditions(withoutText(query)), most)) < most
  return isAll ? { rows, total } : undefined
}

/** First rows of a list, without its text conditions. */
const firstRows = ({ indexes, withConditions, sorted, query }: ListRequest, most: number): Among =>
  amongQuery(
    indexes.dialect,
    sql`${sorted(withConditions(withoutText(query)), query.sort)
      .select('id')
      .limit(most)}`,
  )

const withoutText = ({ conditions }: ParsedQuery): Condition[] =>
  conditions.filter((each) => !isTextCondition(each))

/** Counts matches up to `most`, given the number among the first rows. */
const countRemaining = async (
  list: ListRequest,
  found: number,
  checked: number,
  most: number,
): Promise<number> => {
  if (found >= most) return most
  const { client, indexes, resource, query } = list
  const count = (some?: Among): Promise<number> => countSome(client, matching(list, some), most)
  const times = Math.ceil(most / found)
  if (times <= 4 && (await count(firstRows(list, (times + 1) * checked))) === most) return most
  const candidates = await findCandidates(client, indexes, resource, query, most * 3)
  if (!candidates) return count()
  const likely = await count(among(indexes.dialect, candidates))
  return likely === most || candidates.length < most * 3 ? likely : count()
}

/** Counts rows up to `most`. */
const countSome = async (client: EngineClient, rows: Query, most: number): Promise<number> => {
  const some = rows.select(sql<number>`1`.as('one')).limit(most)
  const { total } = await table(client)
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Reads page and total in one scan, if each row has to be checked anyway. */
const readWithCount = async (page: Query, { first }: ParsedQuery): Promise<ReadPage> => {
  const counting = page.select(sql<number>`count(*) over ()`.as(totalAlias))
  const rows = await fetchRows(counting)
  const counted = rows[0]?.[totalAlias]
  const total = typeof counted === 'number' ? counted : first === 0 ? 0 : undefined
  for (const row of rows) delete row[totalAlias]
  return { rows, total }
}
/** An alias that no resource uses as a column. */
const totalAlias = 'rows in all'
