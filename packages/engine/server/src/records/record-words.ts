import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { tokenize } from '@kampana/engine-declare/text/fold'
import type { EngineTransaction } from '../db/engine-tables.ts'
import { memoize } from '../memoize.ts'
import type { Row } from './table.ts'

/** Fields that lists omit and staff's index covers, except secrets and unlogged fields. */
export const longFields = memoize((resource: Resource): [name: string, field: Field][] =>
  Object.entries(resource.fields).filter(([name, field]) => {
    const { reply, storage } = findKind(field)
    return (
      !field.inList &&
      reply !== null &&
      (storage === 'text' || storage === 'token' || storage === 'rows') &&
      !resource.unlogged?.includes(name)
    )
  }),
)

/** Long texts of a record by field. */
const longTexts = (resource: Resource, row: Row): { field: string; text: string }[] =>
  longFields(resource).map(([name, field]) => ({ field: name, text: findKind(field).text(row[name], field) }))

/** Upserts the words of records' long texts. */
export const indexWords = async (
  trx: EngineTransaction,
  resource: Resource,
  rows: readonly Row[],
): Promise<void> => {
  if (longFields(resource).length === 0 || rows.length === 0) return
  await trx
    .insertInto('record_words')
    .values(
      rows.map((row) => ({
        resource: resource.name,
        record_id: row.id,
        words: limitWords(
          longTexts(resource, row)
            .map(({ text }) => text)
            .join(' '),
        ),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['resource', 'record_id'])
        .doUpdateSet((eb) => ({ words: eb.ref('excluded.words') }))
        .whereRef('record_words.words', '!=', 'excluded.words'),
    )
    .execute()
}

/** Removes a record's words. */
export const unindexWords = async (trx: EngineTransaction, resource: Resource, id: number): Promise<void> => {
  if (longFields(resource).length > 0)
    await trx
      .deleteFrom('record_words')
      .where('resource', '=', resource.name)
      .where('record_id', '=', id)
      .execute()
}

/** Limits of an indexed text: PostgreSQL rejects a tsvector above 1 MB, and SQLite would be slow. */
const maxWords = 20_000
export const maxLetters = 150_000
export const limitWords = (text: string): string =>
  tokenize(text).slice(0, maxWords).join(' ').slice(0, maxLetters)
