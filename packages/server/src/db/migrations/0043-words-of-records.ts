import type { Schema } from '../schema-builder.ts'

/**
 * Adds the words of records' long texts for the lists of staff, drafts included, apart from the public search. It is filled
 * at the start (search/build-index.ts) and updated by every change.
 */
export const wordsOfRecords = async ({ db, id, indexRecordWords }: Schema): Promise<void> => {
  await id(db.schema.createTable('record_words'))
    .addColumn('resource', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addUniqueConstraint('record_words_of_record', ['resource', 'record_id'])
    .execute()
  await indexRecordWords()
}
