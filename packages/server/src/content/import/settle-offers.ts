import { deleteEmptyReleases, readMembers } from '@kampana/engine-server/records/release/members'
import { releaseAddresses } from '@kampana/engine-server/records/addresses/reservations'
import { unindexRecord } from '@kampana/engine-server/records/search-index'
import { table, tableName } from '@kampana/engine-server/records/table'
import { writeUses } from '@kampana/engine-server/records/uses/write-uses'
import { usedUploads } from '../../media/uses/used-by-records.ts'
import type { ImportContext } from '../records/write-record.ts'
import {
  forgetKnown,
  noteKnown,
  readOffers,
  readSource,
  type KnownRecord,
  type KnownRecords,
  type KnownSource,
} from './known-records.ts'

/** A release of the last import is still open and has been edited. */
export class StillWaits extends Error {}

/**
 * Settles the releases of earlier imports: published records count as imported, discarded ones as never offered. An open
 * release without edits is deleted in favor of the new one. Throws `StillWaits`.
 */
export const settleOffers = async (importing: ImportContext): Promise<void> => {
  const { trx } = importing
  for (const { source, id, folder } of await readOffers(trx)) {
    const change = await trx.selectFrom('changes').selectAll().where('id', '=', id).executeTakeFirst()
    if (change?.state === 'published')
      for (const into of ['import', `export ${folder}`] as const) await takeOver(importing, source, into)
    else if (change) await withdraw(importing, change)
    await forgetKnown(trx, source)
  }
}

const takeOver = async ({ trx }: ImportContext, source: KnownSource, into: KnownSource): Promise<void> => {
  const former = await readSource(trx, into)
  if (former.size > 0) await noteKnown(trx, into, over(former, await readSource(trx, source)))
}

/** Stored records, updated with newer ones. */
const over = (former: KnownRecords, now: KnownRecords): KnownRecords =>
  new Map(
    [...now].map(([name, records]): [string, KnownRecord[]] => {
      const ids = new Set(records.map(({ id }) => id))
      return [name, [...(former.get(name) ?? []).filter(({ id }) => !ids.has(id)), ...records]]
    }),
  )

/** Withdraws a release that nobody has edited. */
const withdraw = async (
  { trx }: ImportContext,
  { id, state, created_at }: { id: number; state: string; created_at: string },
): Promise<void> => {
  const members = await readMembers(trx, [id])
  const isTouched = members.some(({ written_at }) => written_at !== created_at)
  if (state !== 'draft' || isTouched)
    throw new StillWaits(
      `Somebody has edited release ${id} of the last import. Publish or discard it first, at /dashboard/releases/${id}.`,
    )
  await trx.deleteFrom('drafts').where('change_id', '=', id).execute()
  // Deletes referencing records before the records that they reference.
  for (const { of, record_id, draft } of members.toReversed()) {
    if (draft) continue
    await table(trx).deleteFrom(tableName(of)).where('id', '=', record_id).execute()
    await unindexRecord(trx, of, record_id)
    await releaseAddresses(trx, of, record_id)
    await writeUses(trx, usedUploads, { resource: of.name, record_id }, [])
  }
  await deleteEmptyReleases(trx, [id])
}
