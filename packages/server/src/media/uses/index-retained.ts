import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { pictures } from '@kampana/shared/resources/pictures'
import { holdingFields } from '@kampana/engine-server/records/links/holding-fields'
import { table, tableName, type AnyTables } from '@kampana/engine-server/records/table'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../db/tables.ts'

/**
 * Texts outside of records whose uploads are retained: versions in the log, staff's notes on messages, texts from before content
 * became records, the trash, and drafts. Rows of the first three never change, so only new rows are read.
 */
const places = [
  { from: 'logs', columns: ['properties'], changes: false },
  { from: 'message_answers', columns: ['text'], changes: false },
  { from: 'former_texts', columns: ['text', 'base'], changes: false },
  { from: 'trash', columns: ['kept'], changes: true },
  { from: 'drafts', columns: ['input', 'base'], changes: true },
] as const
type Place = (typeof places)[number]

/** Adds the uploads of these texts to the index of uses, and removes those of deleted texts. */
export const indexRetained = async (client: Database, reader: Database): Promise<void> => {
  for (const place of places) {
    if (place.changes) await ofPlace(client, place).execute()
    await addNew(client, reader, place)
    if (!place.changes) await removeGone(client, place)
  }
}

const retained = { kind: 'retained', field: '' } as const
/** Mark of the last row that was read. */
const lastRead = { ...retained, target: '', field: 'read' } as const

const ofPlace = (client: Database, { from }: Place) =>
  table(client).deleteFrom('uses').where('kind', '=', retained.kind).where('resource', '=', from)

const removeGone = async (client: Database, place: Place): Promise<void> => {
  const { from } = place
  await ofPlace(client, place)
    .where('target', '!=', lastRead.target)
    .where('record_id', 'not in', (eb: Builder) => {
      const existing = eb.selectFrom(from).select('id')
      return from === 'logs' ? existing.where(ofExistingRecord) : existing
    })
    .execute()
}

type Builder = ExpressionBuilder<AnyTables, string>

/**
 * A log entry's former values can be restored while the record exists, also in the trash. The library's own entries name each
 * image without using it.
 */
const ofExistingRecord = (eb: Builder) =>
  eb.or(
    allResources()
      .filter((resource) => resource.name !== pictures.name && holdingFields(resource).length > 0)
      .map((resource) =>
        eb.and([
          eb('resource', '=', resource.name),
          eb.or([
            eb('record_id', 'in', eb.selectFrom(tableName(resource)).select('id')),
            eb(
              'record_id',
              'in',
              eb.selectFrom('trash').select('record_id').where('resource', '=', resource.name),
            ),
          ]),
        ]),
      ),
  )

/** Rows per batch; few, because a body can be 500 KB. */
const batchSize = 100

const addNew = async (client: Database, reader: Database, { from, columns }: Place): Promise<void> => {
  const { read } = await client
    .selectFrom('uses')
    .select((eb) => eb.fn.max('record_id').as('read'))
    .where('kind', '=', retained.kind)
    .where('resource', '=', from)
    .executeTakeFirstOrThrow()
  for (let last = read ?? 0; ;) {
    const rows = await table(reader)
      .selectFrom(from)
      .select(['id', ...columns])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    last = Number(end['id'])
    const uses = rows.flatMap((row) => {
      const texts = columns.map((column) => String(row[column]))
      return [...uploadsIn(texts.join(' '))].map((target) => ({ target, record_id: Number(row['id']) }))
    })
    await addUses(client, from, uses, last)
  }
}

const addUses = (
  client: Database,
  resource: Place['from'],
  uses: readonly { target: string; record_id: number }[],
  last: number,
): Promise<void> =>
  client.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('uses')
      .where('kind', '=', lastRead.kind)
      .where('target', '=', lastRead.target)
      .where('resource', '=', resource)
      .execute()
    const read = { ...lastRead, resource, record_id: last }
    await trx
      .insertInto('uses')
      .values([read, ...uses.map((use) => Object.assign(use, retained, { resource }))])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/** Hashes of uploads in a text: JSON of any past declaration, also within JSON, where slashes may be escaped. */
const uploadsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/(?:media|files)\\*\/([0-9a-f]{32})(?![0-9a-f])/g)].map(([, hash = '']) => hash))
