import { after, instant } from '../../clock.ts'
import type { EngineDatabase } from '../../db/engine-tables.ts'
import { recordDiscard } from './discard-draft.ts'
import { deleteEmptyChanges, readMembers } from '../changes/members.ts'

const oneDay = 24 * 60 * 60
/** For how many days a draft is kept that nobody touches, unless its change waits for its publication. */
const draftsKeptDays = 30

/** Discards drafts that nobody has touched for long, each with its log entry, and forgets what was published long ago. */
export const discardOldDrafts = async (
  db: EngineDatabase,
  now: Date,
  logsKeptDays: number,
): Promise<void> => {
  const oldest = instant(after(now, -draftsKeptDays * oneDay))
  await db.transaction().execute(async (trx) => {
    const holding = await trx
      .selectFrom('drafts')
      .innerJoin('changes', 'changes.id', 'drafts.change_id')
      .select('changes.id')
      .distinct()
      .where('state', 'in', ['draft', 'sent back'])
      .where('written_at', '<=', oldest)
      .where('input', 'is not', null)
      .execute()
    const members = await readMembers(
      trx,
      holding.map(({ id }) => id),
    )
    const old = members.filter(({ draft, written_at }) => draft && written_at <= oldest)
    for (const member of old) {
      await trx.deleteFrom('drafts').where('id', '=', member.id).execute()
      await recordDiscard(trx, member, { causer: null, by: 'Housekeeping', now })
    }
    await deleteEmptyChanges(
      trx,
      old.map(({ change_id }) => change_id),
    )
  })
  await db
    .deleteFrom('changes')
    .where('state', '=', 'published')
    .where('decided_at', '<=', instant(after(now, -logsKeptDays * oneDay)))
    .execute()
}
