import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { EngineContext, ScheduledJob } from '../context/engine-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '../../clock.ts'
import { HttpError } from '../../error.ts'
import { parseApproved } from './approval.ts'
import { readMembers, type ReleaseRow } from './members.ts'
import { publishRelease } from './publish-release.ts'

/**
 * Publishes scheduled releases at their times in the name of their approvers, whose permissions are checked again. A release
 * that can't be published becomes a draft again or returns to its submitter, with the reason.
 */
export const releaseSchedule = (context: EngineContext): ScheduledJob => {
  const { db, now } = context
  const due = () =>
    db.selectFrom('changes').selectAll().where('state', '=', 'scheduled').orderBy('publish_at').orderBy('id')
  return {
    next: async () => (await due().limit(1).executeTakeFirst())?.publish_at ?? null,
    publish: async () => {
      let count = 0
      for (const row of await due().where('publish_at', '<=', instant(now())).execute())
        count += (await publishDue(context, row)) ? 1 : 0
      return count
    },
  }
}

const publishDue = async (context: EngineContext, row: ReleaseRow): Promise<boolean> => {
  const { decided_by: id, decided_by_name: name, decided_at, approved } = row
  if (id === null || decided_at === null) return false
  try {
    await publishRelease(context, row.id, {
      causer: { id, name: name ?? '', username: await findUsername(context, id) },
      approved: parseApproved(approved),
      today: calendarDay(context.settings.timeZone, new Date(decided_at)),
      notifies: false,
      // Another node or person may have been faster.
      assertReady: ({ state, publish_at }) => {
        if (state !== 'scheduled' || publish_at !== row.publish_at) throw new NoLonger()
      },
    })
    return true
  } catch (error) {
    if (error instanceof NoLonger) return false
    if (!(error instanceof HttpError)) {
      // Other releases are still due. This one is retried.
      context.log().error({ err: error }, 'publishing a scheduled release failed')
      return false
    }
    await storeProblem(context, row, stripDelimiters(error.body.message))
    return false
  }
}

class NoLonger extends Error {}

const findUsername = async ({ db }: EngineContext, id: number): Promise<string> => {
  const person = await db.selectFrom('users').select('username').where('id', '=', id).executeTakeFirst()
  return person?.username ?? ''
}

const storeProblem = async (
  { db, outbox, releaseEmails: emails }: EngineContext,
  row: ReleaseRow,
  problem: string,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const state = row.asked_by === null ? 'draft' : 'sent back'
    const stored = await trx
      .updateTable('changes')
      .set({ state, problem, publish_at: null, approved: null })
      .where('id', '=', row.id)
      .where('state', '=', 'scheduled')
      .returning('id')
      .executeTakeFirst()
    if (!stored) return
    await emails.failed(trx, { ...row, records: await readMembers(trx, [row.id]) }, problem)
  })
  outbox.wake()
}
