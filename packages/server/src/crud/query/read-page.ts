import { maxCounted } from '@kampana/shared/lists/list-query'
import type { Resource } from '@kampana/shared/resource'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { DbClient } from '../../db/tables.ts'
import type { Condition, ParsedQuery } from './list-query.ts'
import { fetchRows, table, type AnyTables, type Row } from '../table.ts'
import {
  among,
  amongThose,
  candidatesOf,
  hasBody,
  isTextCondition,
  type Among,
  type DatabaseKind,
} from './text-search.ts'

export type Query = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** A list as it is asked for. */
export interface ListRequest {
  asked: DbClient
  kind: DatabaseKind
  resource: Resource
  query: ParsedQuery
  /** The rows, or those among some of them, that the viewer may see and that meet some conditions. */
  meeting: (conditions: readonly Condition[], some?: Among) => Query
  sorted: (rows: Query, sort: ParsedQuery['sort']) => Query
  /** What is read of each row. */
  columns: readonly string[]
}
interface ReadPage {
  rows: Row[]
  /** How many match in all, where the page tells. */
  total: number | undefined
}

/** A page of a list, and how many rows match in all; where common words are looked for, no more than `maxCounted` and one are counted. */
export const readPage = async (list: ListRequest): Promise<{ rows: Row[]; total: number }> => {
  const { rows, total } = await (list.query.conditions.some(isTextCondition) ? searched(list) : read(list))
  return { rows, total: total ?? (await countAll(matching(list))) }
}

const matching = ({ meeting, query }: ListRequest, some?: Among): Query => meeting(query.conditions, some)

interface Part extends Pick<ParsedQuery, 'sort' | 'first' | 'count'> {
  some?: Among
}
const pageIn = (list: ListRequest, { some, ...part }: Partial<Part> = {}): Query => {
  const { sort, first, count } = { ...list.query, ...part }
  return list.sorted(matching(list, some), sort).select(list.columns).offset(first).limit(count)
}

/** A whole list needn't be counted again, and the last pages of a long one are read from its end. */
const read = async (list: ListRequest): Promise<ReadPage> => {
  const { sort, first, count, paged } = list.query
  const page = (): Promise<Row[]> => fetchRows(pageIn(list))
  if (first < far) {
    const rows = await page()
    return { rows, total: !paged && rows.length < count ? rows.length : undefined }
  }
  const total = await countAll(matching(list))
  if (first < total / 2) return { rows: await page(), total }
  const after = Math.max(0, total - first - count)
  const left = Math.max(0, total - first - after)
  const [field, direction] = sort
  const turned = [field, direction === 'ASC' ? 'DESC' : 'ASC'] as const
  const backwards = await fetchRows(pageIn(list, { sort: turned, first: after, count: left }))
  return { rows: backwards.toReversed(), total }
}
/** Passing over so many rows takes longer than counting. */
const far = 1000

const countAll = async (rows: Query): Promise<number> => {
  const all = rows.select((eb) => eb.fn.countAll<number>().as('total'))
  return (await all.executeTakeFirstOrThrow()).total
}

/**
 * Common words fill a page from the first rows of the list, whose order has an index; rare ones are found by the index of
 * letters. Words that are common only further down are met by walking through the list, and aren't all counted.
 */
const searched = async (list: ListRequest): Promise<ReadPage> => {
  const { asked, kind, resource, query } = list
  if (!resource.searchIndex) return readAndCounted(pageIn(list), query)
  const near = await searchedNearby(list)
  if (near) return near
  const candidates = await candidatesOf(asked, kind, resource, query, mostCandidates + 1)
  if (candidates && candidates.length <= mostCandidates)
    return readAndCounted(pageIn(list, { some: among(kind, candidates) }), query)
  const rows = await fetchRows(pageIn(list))
  const end = query.first + rows.length
  if (rows.length < query.count && (rows.length > 0 || query.first === 0)) return { rows, total: end }
  return { rows, total: await countSome(asked, matching(list), mostOf(end)) }
}
/** So many rows that the index of letters names are looked at one by one. */
const mostCandidates = 3000
/** How far is counted when a page ends at a row: one more than anybody is told of. */
const mostOf = (end: number): number => Math.max(maxCounted, end) + 1

/** The page, if the first rows of the list fill it, or are all there are. */
const searchedNearby = async (list: ListRequest): Promise<ReadPage | undefined> => {
  const { asked, resource, query, meeting } = list
  // A long text takes longer to look at.
  const most = hasBody(resource) ? 200 : 1000
  const page = pageIn(list, { some: nearby(list, most) })
  const { rows, total } = await readAndCounted(page, query)
  if (total !== undefined && rows.length === query.count)
    return { rows, total: await countFrom(list, total, most, mostOf(query.first + rows.length)) }
  const isAll = (await countSome(asked, meeting(others(query)), most)) < most
  return isAll ? { rows, total } : undefined
}

/** The first rows of a list, whatever texts they hold. */
const nearby = ({ kind, meeting, sorted, query }: ListRequest, most: number): Among =>
  amongThose(
    kind,
    sql`${sorted(meeting(others(query)), query.sort)
      .select('id')
      .limit(most)}`,
  )

const others = ({ conditions }: ParsedQuery): Condition[] =>
  conditions.filter((each) => !isTextCondition(each))

/** Counts no further than `most`, where so many of the first rows that were looked at match. */
const countFrom = async (list: ListRequest, found: number, looked: number, most: number): Promise<number> => {
  if (found >= most) return most
  const { asked, kind, resource, query } = list
  const count = (some?: Among): Promise<number> => countSome(asked, matching(list, some), most)
  const times = Math.ceil(most / found)
  if (times <= 4 && (await count(nearby(list, (times + 1) * looked))) === most) return most
  const candidates = await candidatesOf(asked, kind, resource, query, most * 3)
  if (!candidates) return count()
  const likely = await count(among(kind, candidates))
  return likely === most || candidates.length < most * 3 ? likely : count()
}

/** Counts no further than `most`. */
const countSome = async (client: DbClient, rows: Query, most: number): Promise<number> => {
  const some = rows.select(sql<number>`1`.as('one')).limit(most)
  const { total } = await table(client)
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Goes through all rows once, where each has to be looked at anyway. */
const readAndCounted = async (page: Query, { first }: ParsedQuery): Promise<ReadPage> => {
  const counting = page.select(sql<number>`count(*) over ()`.as(inAll))
  const rows = await fetchRows(counting)
  const counted = rows[0]?.[inAll]
  const total = typeof counted === 'number' ? counted : first === 0 ? 0 : undefined
  for (const row of rows) delete row[inAll]
  return { rows, total }
}
/** No resource has a column of this name. */
const inAll = 'rows in all'
