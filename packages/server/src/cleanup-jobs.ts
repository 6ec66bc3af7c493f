import type { FastifyInstance } from 'fastify'
import { forgetContacts } from './alerts/contacts/forget-contacts.ts'
import { signInActions } from '@kampana/shared/log-actions'
import { forgetDeliveries } from './alerts/proof/reasons.ts'
import { after, instant, calendarDay } from './clock.ts'
import { hit } from './http/rate-limit/rate-limiter.ts'
import { deleteGone } from './media/library/delete-gone.ts'
import { removeUnused } from './media/unused.ts'
import { rememberTime } from './operations/trusted-time.ts'
import type { AppContext } from './app-context.ts'
import { discardOldDrafts } from './crud/drafts/discard-old-drafts.ts'
import { emptyTrash } from './crud/removal/trash.ts'
import { usedUploads } from './media/used-by-records.ts'
import { recordAccountActivity } from './account/record-account-activity.ts'

/** In seconds. */
const interval = 10 * 60
/** The validity of a reset token. */
const resetLifetime = 60 * 60
const oneDay = 24 * 60 * 60
/** After so many days only counts are left of what was sent to whom. */
const deliveriesKeptDays = 90
/** For privacy, sign-ins are kept for less time than other entries of the log. */
const signInsKeptDays = 90

declare module 'fastify' {
  interface FastifyInstance {
    /** Deletes expired rows; a timer calls it every ten minutes. */
    cleanUp: () => Promise<void>
    /** The same, unless another node has just done it. Returns whether this node has. */
    cleanUpUnlessJustDone: () => Promise<boolean>
  }
}

/**
 * Deletes expired rows every ten minutes: rate limits, sessions, reset tokens, visitors' messages, the log, letters, reading
 * figures, subscribers, deliveries of alerts, trash, and unused uploads.
 */
export const startCleanupJobs = (
  app: FastifyInstance,
  { db, now, reader, settings, time: clock }: AppContext,
): void => {
  const cleanUp = async (): Promise<void> => {
    // What a wrong clock makes it delete can't be restored.
    if (clock.isDoubtful()) return
    const time = now()
    const daysAgo = (days: number): string => instant(after(time, -days * oneDay))
    await db.deleteFrom('limits').where('resets_at', '<=', instant(time)).execute()
    await db
      .deleteFrom('sessions')
      .where((eb) =>
        eb.or([
          eb('expires_at', '<=', instant(time)),
          eb('last_used_at', '<=', daysAgo(settings.sessionsKeptDays)),
        ]),
      )
      .execute()
    await db
      .deleteFrom('reset_tokens')
      .where('created_at', '<=', instant(after(time, -resetLifetime)))
      .execute()
    await db.deleteFrom('messages').where('created_at', '<=', daysAgo(settings.messagesKeptDays)).execute()
    const oldest = daysAgo(settings.logsKeptDays)
    await db.deleteFrom('logs').where('created_at', '<=', oldest).execute()
    await db
      .deleteFrom('logs')
      .where('action', 'in', signInActions)
      .where('created_at', '<=', daysAgo(signInsKeptDays))
      .execute()
    await db.deleteFrom('letters').where('sent_at', '<=', oldest).execute()
    // A letter that was never sent may contain a visitor's message.
    await db
      .deleteFrom('letters')
      .where('status', '=', 'failed')
      .where('created_at', '<=', daysAgo(settings.messagesKeptDays))
      .execute()
    await db
      .deleteFrom('reading_figures')
      .where('day', '<=', calendarDay(settings.timeZone, after(time, -settings.figuresKeptDays * oneDay)))
      .execute()
    await endInvitations({ db, now })
    await removeUnconfirmed({ db, now })
    await forgetContacts({ db, now })
    await discardOldDrafts(db, time, settings.logsKeptDays)
    await forgetDeliveries(db, daysAgo(deliveriesKeptDays))
    await emptyTrash(db, usedUploads, time, settings.trashKeptDays)
    await deleteGone({ db, now })
    await removeUnused({ db, now, reader })
    await rememberTime(db, clock)
  }
  const cleanUpUnlessJustDone = async (): Promise<boolean> => {
    if (clock.isDoubtful()) return false
    // A little shorter than the interval, so that a node's own last run doesn't block it.
    const turn = { name: 'turn to tidy up', max: 1, seconds: interval - 10, key: 'all nodes' }
    const isTaken = (await hit({ db, now }, turn)).retryAfter > 0
    if (!isTaken) await cleanUp()
    return !isTaken
  }
  app.decorate('cleanUp', cleanUp).decorate('cleanUpUnlessJustDone', cleanUpUnlessJustDone)
  const timer = setInterval(
    () =>
      void cleanUpUnlessJustDone().catch((error: unknown) =>
        app.log.warn({ err: error }, 'tidying up failed'),
      ),
    interval * 1000,
  )
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** For how many days after its end an invitation stays in the list. */
const keptDays = 90

/** Marks invitations as expired, and forgets old ones with their names and addresses. */
const endInvitations = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const time = now()
  await db
    .updateTable('invitations')
    .set({ status: 'expired' })
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', instant(time))
    .execute()
  await db
    .deleteFrom('invitations')
    .where('status', '!=', 'waiting')
    .where('expires_at', '<=', instant(after(time, -keptDays * oneDay)))
    .execute()
}

/** For how many days an unconfirmed account occupies its user name and address. */
const unconfirmedKeptDays = 7

/**
 * Deletes accounts that were registered and never confirmed, with an entry for each. They don't go to the trash: who
 * registered them may have used somebody else's name and address.
 */
const removeUnconfirmed = ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('users')
      .where('email_verified_at', 'is', null)
      .where('created_at', '<=', instant(after(now(), -unconfirmedKeptDays * oneDay)))
      .returning(['id', 'name'])
      .execute()
    for (const account of removed)
      await recordAccountActivity(trx, account, {
        causer: null,
        by: 'Housekeeping',
        action: 'expire',
        now: now(),
      })
  })
