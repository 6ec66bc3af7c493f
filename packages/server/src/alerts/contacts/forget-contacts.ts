import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { alertEmailsFiledAs } from '../../mail/alert-templates.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { confirmWithin } from '../sign-up/own-contact.ts'

const endedRetained = 30 * 24 * 60 * 60

/** Deletes sign-ups unconfirmed for 48 hours, with their e-mails, and contacts inactive for 30 days. */
const forgetContacts = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const [asked, ended] = [confirmWithin, endedRetained].map((seconds) => instant(after(now(), -seconds))) as [
    string,
    string,
  ]
  await db
    .deleteFrom('subscribers')
    .where((eb) =>
      eb.or([
        eb.and([eb('confirmed_at', 'is', null), eb('created_at', '<=', asked)]),
        eb('ended_at', '<=', ended),
      ]),
    )
    .execute()
  await db.deleteFrom('contacts').where('ended_at', '<=', ended).execute()
  await db
    .deleteFrom('letters')
    .where('subject', '=', alertEmailsFiledAs)
    .where('created_at', '<=', asked)
    .execute()
}

export const contactCleanup = (context: AppContext): CleanupJob => ({
  name: 'subscribers',
  run: () => forgetContacts(context),
})
