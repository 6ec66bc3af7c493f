import { daysBefore } from '../../clock.ts'
import { deleteEmptyReleases, readMembers } from '../release/members.ts'
import type { CleanupJob } from '../context/cleanup-job.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { recordDiscard } from './discard-draft.ts'

/** Number of days for which an unchanged draft is stored, unless its release is submitted or scheduled. */
const draftsRetainedDays = 30

/** Discards drafts that nobody has changed for long, each with its log entry. */
const discardOldDrafts = async ({ db, now }: Pick<EngineContext, 'db' | 'now'>): Promise<void> => {
  const oldest = daysBefore(now(), draftsRetainedDays)
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
      await recordDiscard(trx, member, { causer: null, by: 'Housekeeping', now: now() })
    }
    await deleteEmptyReleases(
      trx,
      old.map(({ change_id }) => change_id),
    )
  })
}

export const draftCleanups = (context: EngineContext): readonly CleanupJob[] => [
  { name: 'old drafts', run: () => discardOldDrafts(context) },
  {
    name: 'published changes',
    run: () =>
      context.db
        .deleteFrom('changes')
        .where('state', '=', 'published')
        .where('decided_at', '<=', daysBefore(context.now(), context.settings.logsRetainedDays))
        .execute(),
  },
]
