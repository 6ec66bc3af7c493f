import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { isLive, type Resource } from '@kampana/engine-declare/resource'
import type { EngineContext } from '../context/engine-context.ts'
import { instant } from '../../clock.ts'
import { conflict, invalid } from '../../error.ts'
import type { Causer } from '../activity.ts'
import { changeContext } from '../context/change-context.ts'
import { selectRow } from '../query/select.ts'
import {
  beginRelease,
  deleteEmptyReleases,
  findRelease,
  findDrafted,
  findMember,
  readMembers,
  findReleaseIfAny,
  type Trx,
} from './members.ts'
import { assertMay } from '../drafts/draft-permissions.ts'
import { assertOpen } from '../drafts/join-release.ts'
import { draftedValues, titleIn } from '../drafts/values.ts'

interface Named {
  resource: string
  id: number
}

/**
 * Moves drafts from their releases into another one, or into a new one with a title, and adds unpublished records. Needs the
 * permission to edit everything in all these releases, none of which may be submitted or scheduled. Returns the release's id.
 */
export const takeRecords = async (
  context: EngineContext,
  into: { id: number } | { note: string },
  records: readonly Named[],
  causer: Causer,
): Promise<number> => {
  const { now } = changeContext(context)
  return context.db.transaction().execute(async (trx) => {
    const target =
      'id' in into ? into.id : (await beginRelease(trx, { ...causer, note: into.note, now: instant(now) })).id
    const found = await findRecords(trx, records)
    const ids = [...new Set([target, ...found.flatMap(({ member }) => member?.change_id ?? [])])]
    // Locks releases in one order, so that two calls can't deadlock. A release emptied meanwhile has no records anymore.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const row = await (id === target ? findRelease : findReleaseIfAny)(trx, id, { lock: true })
      if (row) assertOpen(row)
    }
    const named = found.map(({ of, id }) => ({ of, record_id: id }))
    await assertMay(trx, causer.id, 'edit', [...(await readMembers(trx, ids)), ...named])
    for (const { of, id } of found) await takeOne(context, trx, { of, id, target, from: ids, causer, now })
    await deleteEmptyReleases(trx, ids)
    return target
  })
}

const findRecords = async (trx: Trx, records: readonly Named[]) => {
  const found = []
  for (const { resource, id } of records) {
    const of = findDrafted(resource)
    if (!of) throw invalid({ records: [basicMessages.invalid.selected('records')] })
    found.push({ of, id, member: await findMember(trx, of, id) })
  }
  return found
}

interface Taken {
  of: Resource
  id: number
  target: number
  /** Locked releases whose records the causer may all edit. */
  from: readonly number[]
  causer: Causer
  now: Date
}

/** Throws a 409 if another call moved the record to a different release meanwhile. */
const takeOne = async (context: EngineContext, trx: Trx, taken: Taken): Promise<void> => {
  const { of, id, target, from, causer, now } = taken
  const member = await findMember(trx, of, id)
  if (member) {
    if (!from.includes(member.change_id)) throw conflict(draftMessages.another(member.title))
    await trx.updateTable('drafts').set({ change_id: target }).where('id', '=', member.id).execute()
    return
  }
  const record = await selectRow(trx, of, context.findHooks(of.name), id)
  const title = titleIn(of, draftedValues(of, record))
  if (isLive(of, record)) throw conflict(draftMessages.liveAlready(title))
  const made = await trx
    .insertInto('drafts')
    .values({
      resource: of.name,
      record_id: id,
      change_id: target,
      title,
      written_by: causer.id,
      written_by_name: causer.name,
      written_at: instant(now),
    })
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw conflict(draftMessages.another(title))
}
