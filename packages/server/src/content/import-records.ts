import { recordTitle } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/resources/index'
import type { Transaction } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { recordActivity } from '../crud/activity.ts'
import { indexUses } from '../crud/uses/write-uses.ts'
import { indexWords } from '../crud/record-words.ts'
import { encodeColumns } from '../crud/storage/index.ts'
import { table, tableName } from '../crud/table.ts'
import type { Tables } from '../db/tables.ts'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/editing-worker'
import { readRecords } from './site-records.ts'

/**
 * Fills the records that nobody has filled yet from the folder, with what staff have published over it, all in one transaction.
 * Visitors see the same as before. What is kept over their files goes: a draft is told in the log, since it can't go live.
 */
export const fillRecords = async ({ db, siteContent, log }: AppContext): Promise<void> => {
  const folder = siteContent.folderRecords()
  const known = await readRecords(db, folder)
  const empty = Object.entries(folder).filter(([name]) => !known[name])
  if (empty.length === 0) return
  const ended = await db.transaction().execute(async (trx) => {
    for (const [name, record] of empty) await write(trx, name, record)
    const files = empty.map(([, { file }]) => file)
    await trx.deleteFrom('content_heads').where('path', 'in', files).execute()
    return trx.deleteFrom('content_drafts').where('path', 'in', files).returningAll().execute()
  })
  for (const { path, causer, hash } of ended)
    log().warn({ path, causer, hash }, 'a draft has ended: what it was of is a record now; its text is kept')
}

/**
 * Writes what a folder says of records into them, all or none, each with its log entry. Returns the names of those that have
 * changed.
 */
export const importRecords = async (
  trx: Transaction<Tables>,
  folder: ShownRecords,
  now: Date,
): Promise<string[]> => {
  const known = await readRecords(trx, folder)
  const changed = Object.entries(folder).filter(
    ([name, record]) => JSON.stringify(record) !== JSON.stringify(known[name]),
  )
  for (const [name, record] of changed) {
    await write(trx, name, record)
    const old = known[name]?.values ?? {}
    const differing = Object.keys(record.values).filter(
      (field) => JSON.stringify(record.values[field]) !== JSON.stringify(old[field]),
    )
    const resource = findResource(name)
    if (differing.length > 0)
      await recordActivity(trx, {
        causer: null,
        resource,
        action: 'edit',
        id: 1,
        title: recordTitle(resource, record.values),
        now,
        attributes: pick(record.values, differing),
        old: pick(old, differing),
      })
  }
  return changed.map(([name]) => name)
}

const write = async (
  trx: Transaction<Tables>,
  name: string,
  { values, samples }: ShownRecord,
): Promise<void> => {
  const resource = findResource(name)
  const columns = { ...encodeColumns(resource, values), sample: JSON.stringify(samples) }
  await table(trx).updateTable(tableName(resource)).set(columns).where('id', '=', 1).execute()
  const row = { id: 1, ...values }
  await indexWords(trx, resource, [row])
  await indexUses(trx, resource, row)
}

const pick = (values: ShownRecord['values'], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
