import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type { Causer } from '../../crud/activity.ts'
import type { RowFor } from '../../crud/hooks.ts'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { spokenMoment } from './describe-update.ts'
import { writeToAsker } from './write-to-asker.ts'

type UpdateRow = RowFor<'updates'>

/** Writes a letter to who asked for an update's publication, once it is published, scheduled or sent back by somebody else. */
export const tellWhoAsked = async (
  { outbox, settings, now }: Pick<AppContext, 'outbox' | 'settings' | 'now'>,
  trx: Transaction<Tables>,
  record: UpdateRow,
  { old, causer }: { old: UpdateRow; causer: Causer },
): Promise<void> => {
  const isAnswered = old.asked === 1 && (record.asked !== 1 || record.posted_at !== null)
  if (!isAnswered || typeof old.asked_by !== 'number') return
  const url = dashboardLink({ settings }, `/update/${record.id}`)
  const moment =
    record.status === 'scheduled' ? spokenMoment(String(record.posted_at), settings.timeZone, now()) : null
  await writeToAsker({ outbox }, trx, { askedBy: old.asked_by, causer }, (name) =>
    record.posted_at === null
      ? emailTemplates.sentBack(name, record.title, causer.name, record.review_note, url)
      : emailTemplates.askedPublished(name, record.title, moment, url),
  )
}
