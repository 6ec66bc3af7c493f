import { optional, text } from '@kampana/engine-declare/kinds/index'
import { contactCalls, messageForm } from '@kampana/shared/calls/contact-calls'
import type { contactForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { formatCode } from '@kampana/shared/verification/code'
import type { FastifyInstance } from 'fastify'
import { parseInput } from '@kampana/engine-server/records/input/request'
import { daysBefore, instant } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { DbClient } from './db/tables.ts'
import { byAddress, hit, limitByAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { formLimit } from '@kampana/engine-server/http/server-options'
import { limitedMailbox } from './mail/limited-mailbox.ts'
import { emailTemplates } from './mail/email-templates.ts'
import type { AppContext } from './app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { createCode } from './verification/create-code.ts'

/** Allows a person to correct a form a few times. */
export const contactLimit = { name: 'contact', max: 10, seconds: 10 * 60 }
/** An identical message within this time is a double click or a retry after a lost reply. */
const repeatLimit = { name: 'message', max: 1, seconds: 10 * 60 }
/** Receipts to one e-mail address, which may belong to somebody else. */
const receiptLimit = { name: 'receipt', max: 2, seconds: 24 * 60 * 60 }
/** Receipts that one visitor causes, to any address. */
const receiptSenderLimit = { name: 'receipts', max: 6, seconds: 60 * 60 }

const fields = {
  ...messageForm,
  /** A honeypot: a hidden field that only robots fill in. They get the same reply as for a success. */
  website: optional(text('Website')),
}

/** Id of the e-mail that informs the college of a message. Replies refer to it, although the visitor has never received it. */
export const firstEmailId = ({ id, created_at }: { id: number; created_at: string }): string =>
  `message-${id}-${Date.parse(created_at)}`

/** Serves the contact form, sent by the site's script. */
export const serveContact = (app: FastifyInstance, context: AppContext): void =>
  serve(
    app,
    contactCalls,
    {
      send: async ({ body, request }) => {
        const number = await takeMessage(context, parseContactForm(body), request.ip)
        return { message: messages.messageSent, ...(number !== null && { number }) }
      },
    },
    { hooks: { send: { onRequest: limitByAddress(context, contactLimit), bodyLimit: formLimit } } },
  )

/** Throws a 422 with errors by field. */
export const parseContactForm = (body: unknown) => parseInput(fields, body)

/**
 * Stores a visitor's message and adds e-mails to the college and the visitor to the outbox, so that nobody waits for the mail
 * server. Returns the message's number; null for robots.
 */
export const takeMessage = async (
  context: AppContext,
  { website, office, ...message }: ReturnType<typeof parseContactForm>,
  ip: string,
): Promise<string | null> => {
  const { db, outbox, settings, now } = context
  if (website !== null) return null
  const number = await db.transaction().execute(async (trx) => {
    const repeat = { ...repeatLimit, key: JSON.stringify(message) }
    if ((await hit({ db: trx, now }, repeat)).retryAfter > 0) return findNumber(trx, message)
    const to = await findOffice(trx, office)
    const row = { ...message, office_id: to?.id ?? null, created_at: instant(now()) }
    const { id, reference_number } = await addMessage(trx, row)
    const email = { ...message, office: to?.title ?? null, reference_number }
    await outbox.post(
      trx,
      settings.mail.contactTo,
      emailTemplates.contact(firstEmailId({ id, created_at: row.created_at }), email),
    )
    const receipt = emailTemplates.messageReceived(message.name, reference_number)
    if (await mayBeSent({ db: trx, now }, message.email, ip)) await outbox.post(trx, message.email, receipt)
    return reference_number
  })
  outbox.wake()
  return number
}

type MessageInput = Record<keyof typeof contactForm, string>

const addMessage = async (
  trx: DbClient,
  row: MessageInput & { office_id: number | null; created_at: string },
): Promise<{ id: number; reference_number: string }> => {
  for (;;) {
    const reference_number = formatCode(createCode())
    const added = await trx
      .insertInto('messages')
      .values({ ...row, reference_number })
      // Another message may have the same random number.
      .onConflict((conflict) => conflict.column('reference_number').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) return { id: added.id, reference_number }
  }
}

/** Finds the office with this title, which may have been deleted since the form was opened. */
const findOffice = async (trx: DbClient, title: string | null) =>
  title === null
    ? undefined
    : trx.selectFrom('offices').select(['id', 'title']).where('title', '=', title).executeTakeFirst()

/** Finds the number of a message that was sent before. */
const findNumber = async (
  trx: DbClient,
  { email, subject, message }: MessageInput,
): Promise<string | null> => {
  const found = await trx
    .selectFrom('messages')
    .select('reference_number')
    .where('email', '=', email)
    .where('subject', '=', subject)
    .where('message', '=', message)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.reference_number ?? null
}

/** True if a receipt may be sent to the address that a visitor entered. Forms must not fill another person's mailbox. */
const mayBeSent = async (
  context: { db: DbClient; now: AppContext['now'] },
  email: string,
  ip: string,
): Promise<boolean> => {
  const sender = await hit(context, ...byAddress(receiptSenderLimit, ip))
  if (sender.retryAfter > 0) return false
  return (await hit(context, { ...receiptLimit, key: limitedMailbox(email) })).retryAfter === 0
}

export const messageCleanup = ({ db, now, settings }: AppContext): CleanupJob => ({
  name: "visitors' messages",
  run: () =>
    db
      .deleteFrom('messages')
      .where('created_at', '<=', daysBefore(now(), settings.messagesRetainedDays))
      .execute(),
})
