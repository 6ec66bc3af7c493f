import { fold } from '@kampana/engine-declare/text/fold'
import type { FoundIn } from '@kampana/engine-declare/lists/author'
import { findKind } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../db/engine-tables.ts'
import { excerptAround } from './query/excerpt.ts'
import { readAuthors } from './authors/authors.ts'
import type { ParsedQuery } from './query/list-query.ts'
import type { SelectedRows } from './store.ts'
import { splitWords } from './query/text-search.ts'
import { longFields } from './record-words.ts'
import { decodeRows } from './storage/index.ts'
import { fetchRows, table, tableName, type Row } from './table.ts'

/** Adds what the query requests to a list's rows, in place: authors, and excerpts around the matches of a search. */
export const addExtras = async (
  client: EngineClient,
  resource: Resource,
  { extras, conditions }: ParsedQuery,
  { rows, instead }: SelectedRows,
): Promise<void> => {
  if (extras.includes('authors')) {
    const authors = await readAuthors(
      client,
      resource,
      rows.map(({ id }) => id),
    )
    for (const row of rows) row.authors = authors.get(row.id) ?? { created: null, updated: null }
  }
  const searched = instead ?? conditions.find(({ operator }) => operator === 'search')?.value
  if (extras.includes('found_in') && typeof searched === 'string' && rows.length <= maxExcerpts)
    await addExcerpts(client, resource, rows, splitWords(searched))
}

/** Longer pages are exports, which show no excerpts. */
const maxExcerpts = 50

/** Adds an excerpt to each row whose title lacks some of the words. */
const addExcerpts = async (
  client: EngineClient,
  resource: Resource,
  rows: readonly Row[],
  words: readonly string[],
): Promise<void> => {
  const unclear = rows.filter((row) => {
    const title = fold(String(row[resource.title]))
    return words.some((word) => !title.includes(word))
  })
  if (words.length === 0 || unclear.length === 0) return
  const texts = await readTexts(
    client,
    resource,
    unclear.map(({ id }) => id),
  )
  for (const row of unclear) row.found_in = findExcerpt(texts.get(row.id) ?? [], words)
}

interface Text {
  field: string
  text: string
}
const findExcerpt = (texts: readonly Text[], words: readonly string[]): FoundIn | null => {
  for (const { field, text } of texts) {
    const { text: excerpt, found } = excerptAround(text, words)
    if (found.length > 0) return { field, text: excerpt, found }
  }
  return null
}

/** Searched texts of rows, except their titles. */
const readTexts = async (
  client: EngineClient,
  resource: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Text[]>> => {
  const { fields, search, title } = resource
  const names = [...search.filter((name) => name !== title), ...longFields(resource).map(([name]) => name)]
  const rows = await fetchRows(
    table(client)
      .selectFrom(tableName(resource))
      .select(['id', ...new Set(names)])
      .where('id', 'in', [...ids]),
  )
  decodeRows(resource, rows)
  return new Map(
    rows.map((row) => [
      row.id,
      names.flatMap((name): Text[] => {
        const field = fields[name]
        return field ? [{ field: name, text: findKind(field).text(row[name], field) }] : []
      }),
    ]),
  )
}
