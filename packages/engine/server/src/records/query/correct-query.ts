import { tokenize } from '@kampana/engine-declare/text/fold'
import type { Resource } from '@kampana/engine-declare/resource'
import type { SelectQueryBuilder } from 'kysely'
import type { EngineClient } from '../../db/engine-tables.ts'
import { closestWord, countWords, isBegun } from './closest-word.ts'
import { longFields } from '../record-words.ts'
import type { AnyTables } from '../table.ts'
import type { ParsedQuery } from './list-query.ts'
import { splitWords } from './text-search.ts'

/** Number of newest rows whose titles or bodies form the vocabulary. */
const maxTitles = 10_000
const maxBodies = 500

/**
 * Replaces words that no readable record contains with the closest known word: `libary` by `library`. Undefined if no word is
 * close.
 */
export const correctQuery = async (
  client: EngineClient,
  resource: Resource,
  query: ParsedQuery,
  visible: SelectQueryBuilder<AnyTables, string, object>,
): Promise<{ query: ParsedQuery; words: string } | undefined> => {
  const condition = query.conditions.find(({ operator }) => operator === 'search')
  const words = splitWords(String(condition?.value ?? ''))
  if (!condition || words.length === 0) return undefined
  const titles = await readTitles(resource, visible)
  const counts = countWords([...titles, ...(await readBodies(client, resource, visible))])
  const vocabulary = { counts, titles: new Set(titles.flatMap((title) => title.split(' '))) }
  const corrected = words
    .map((word) => (isBegun(word, counts) ? word : closestWord(word, vocabulary)))
    .join(' ')
  if (corrected === words.join(' ')) return undefined
  const conditions = query.conditions.map((each) =>
    each === condition ? { ...each, value: corrected } : each,
  )
  return { query: { ...query, conditions }, words: corrected }
}

const readTitles = async (
  { search }: Resource,
  visible: SelectQueryBuilder<AnyTables, string, object>,
): Promise<string[]> => {
  const rows = await visible
    .select([...search])
    .orderBy('id', 'desc')
    .limit(maxTitles)
    .execute()
  return rows.map((row) => tokenize(Object.values(row).join(' ')).join(' '))
}

const readBodies = async (
  client: EngineClient,
  resource: Resource,
  visible: SelectQueryBuilder<AnyTables, string, object>,
): Promise<string[]> => {
  if (longFields(resource).length === 0) return []
  const newest = await visible.select('id').orderBy('id', 'desc').limit(maxBodies).execute()
  if (newest.length === 0) return []
  const rows = await client
    .selectFrom('record_words')
    .select('words')
    .where('resource', '=', resource.name)
    .where(
      'record_id',
      'in',
      newest.map(({ id }) => Number(id)),
    )
    .execute()
  return rows.map(({ words }) => words)
}
