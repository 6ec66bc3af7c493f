import { messageCalls, type ThreadEntry } from '@kampana/shared/calls/message-calls'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { ResourceHooks, RowFor } from '../resource-hooks.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { Tables, DbClient } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { instant } from '@kampana/engine-server/clock'
import { z } from 'zod'
import { firstEmailId, messageCleanup } from '../../contact.ts'
import type { InputValues } from '@kampana/engine-server/records/table'
import { conflict } from '@kampana/engine-server/error'

/** Hooks of messages: answers by e-mail, notes, and assignment to colleagues, who get an e-mail. */
export const messageHooks = (context: AppContext): ResourceHooks<'messages'> => ({
  extraColumns: ['answers'],
  cascade: [{ table: 'message_answers', column: 'message_id' }],
  beforeWrite: [
    async (trx, { action, actionInput, old }) => {
      if (action === 'answer') await assertAnswerable(context, trx, actionInput, old)
    },
  ],
  afterWrite: [
    async (trx, { action, record, input, old, causer }) => {
      if (action === 'answer') await sendAnswer(context, trx, record, String(input['answer']), causer)
      const note = { message_id: record.id, kind: 'note', text: String(input['note']) } as const
      if (action === 'note') await addToThread(trx, note, causer, context.now())
      if (action === 'assign' && record.assigned_to?.id !== old.assigned_to?.id)
        await notifyAssigned(context, trx, record, causer)
    },
  ],
  afterCommit: [context.outbox.wake],
  cleanup: [messageCleanup(context)],
  routes: (app) => serveThread(app, context),
})

/** Notifies a colleague of a message, without the visitor's text. */
const notifyAssigned = async (
  context: AppContext,
  trx: Transaction<Tables>,
  { id, assigned_to }: RowFor<'messages'>,
  causer: Causer,
): Promise<void> => {
  if (!assigned_to || assigned_to.id === causer.id) return
  const { name, email } = await trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', assigned_to.id)
    .executeTakeFirstOrThrow()
  const url = dashboardLink(context, `/message/${id}`)
  await context.outbox.post(trx, email, emailTemplates.messageAssigned(name, causer.name, url))
}

/** Serves the answers and notes of a message. */
const serveThread = (app: FastifyInstance, { db }: AppContext): void =>
  serve(app, messageCalls, { thread: async ({ id }) => ({ data: await readThread(db, id) }) })

type MessageRow = RowFor<'messages'>
type Context = Pick<AppContext, 'outbox' | 'settings' | 'now'>

/** Throws a 409 if there is no address, or if a colleague has answered since the writer read the message. */
const assertAnswerable = async (
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

/** A person's own name for visitors, without the user name that distinguishes namesakes. */
const readName = async (trx: Transaction<Tables>, { id, name }: Causer): Promise<string> =>
  (await trx.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name ?? name

/** Stores an answer and posts it to the visitor as a reply to the first e-mail. Replies by the visitor go to the college. */
const sendAnswer = async (
  { outbox, settings, now }: Context,
  trx: Transaction<Tables>,
  message: MessageRow,
  text: string,
  causer: Causer,
): Promise<void> => {
  const entry = { message_id: message.id, kind: 'answer', text } as const
  const { id, created_at } = await addToThread(trx, entry, causer, now())
  const email = emailTemplates.answer(text, message, {
    by: await readName(trx, causer),
    thread: { id: `answer-${id}-${Date.parse(created_at)}`, inReplyTo: firstEmailId(message) },
    replyTo: settings.mail.contactTo,
    timeZone: settings.timeZone,
  })
  const email_id = await outbox.post(trx, message.email, email)
  await trx.updateTable('message_answers').set({ letter_id: email_id }).where('id', '=', id).execute()
  await trx
    .updateTable('messages')
    .set((eb) => ({ answers: eb('answers', '+', 1) }))
    .where('id', '=', message.id)
    .execute()
}

/** Answers and notes of a message, oldest first, with the state of each answer's e-mail. */
const readThread = async (client: DbClient, messageId: number): Promise<ThreadEntry[]> => {
  const rows = await client
    .selectFrom('message_answers')
    .leftJoin('letters', 'letters.id', 'message_answers.letter_id')
    .select([
      'message_answers.id',
      'kind',
      'text',
      'user_name',
      'message_answers.created_at',
      'letters.status',
      'letters.problem',
    ])
    .where('message_id', '=', messageId)
    .orderBy('message_answers.id')
    .execute()
  return rows.map(({ id, kind, text, user_name: by, created_at, status, problem }): ThreadEntry => {
    const entry: ThreadEntry = { id, kind, text, by, created_at }
    // A sent e-mail is deleted earlier than the message.
    if (kind === 'answer') entry.letter = { status: status ?? 'sent', problem }
    return entry
  })
}

/** Adds an answer or a note. Returns its id and time. */
const addToThread = async (
  trx: Transaction<Tables>,
  entry: { message_id: number; kind: 'answer' | 'note'; text: string },
  { id, name }: Causer,
  now: Date,
): Promise<{ id: number; created_at: string }> =>
  trx
    .insertInto('message_answers')
    .values({ ...entry, user_id: id, user_name: name, letter_id: null, created_at: instant(now) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()

/** Author and time of a message's last answer. */
const lastAnswer = (
  trx: Transaction<Tables>,
  messageId: number,
): Promise<{ user_name: string; created_at: string } | undefined> =>
  trx
    .selectFrom('message_answers')
    .select(['user_name', 'created_at'])
    .where('message_id', '=', messageId)
    .where('kind', '=', 'answer')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
