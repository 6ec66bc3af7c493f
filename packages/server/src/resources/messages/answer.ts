import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { firstLetterId } from '../../contact.ts'
import type { Causer } from '../../crud/activity.ts'
import type { RowFor } from '../../crud/hooks.ts'
import type { InputValues } from '../../crud/table.ts'
import type { Tables } from '../../db/tables.ts'
import { conflict } from '../../error.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { addToThread, lastAnswer } from './thread.ts'

type MessageRow = RowFor<'messages'>
type Context = Pick<AppContext, 'outbox' | 'settings' | 'now'>

/** Throws a 409 where there is no address, or a colleague has answered since the writer read the message. */
export const assertAnswerable = async (
  { now }: Pick<Context, 'now'>,
  trx: Transaction<Tables>,
  { answers: seen }: InputValues,
  { id, email, answers }: MessageRow,
): Promise<void> => {
  if (!z.regexes.html5Email.test(email)) throw conflict(errorMessages.noAddressToAnswer)
  if (seen == null || seen === answers) return
  const last = await lastAnswer(trx, id)
  if (!last) return
  const minutes = Math.floor((now().getTime() - Date.parse(last.created_at)) / 60_000)
  throw conflict(
    minutes < 2
      ? errorMessages.answeredJustNow(last.user_name)
      : errorMessages.answeredMeanwhile(last.user_name, minutes),
  )
}

/** Keeps an answer and posts it to the visitor, as a reply to the first letter. What the visitor answers goes to the college. */
export const sendAnswer = async (
  { outbox, settings, now }: Context,
  trx: Transaction<Tables>,
  message: MessageRow,
  text: string,
  causer: Causer,
): Promise<void> => {
  const entry = { message_id: message.id, kind: 'answer', text } as const
  const { id, created_at } = await addToThread(trx, entry, causer, now())
  const letter = emailTemplates.answer(text, message, {
    by: causer.name,
    thread: { id: `answer-${id}-${Date.parse(created_at)}`, inReplyTo: firstLetterId(message) },
    replyTo: settings.mail.contactTo,
    timeZone: settings.timeZone,
  })
  const letter_id = await outbox.post(trx, message.email, letter)
  await trx.updateTable('message_answers').set({ letter_id }).where('id', '=', id).execute()
  await trx
    .updateTable('messages')
    .set((eb) => ({ answers: eb('answers', '+', 1) }))
    .where('id', '=', message.id)
    .execute()
}
