import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { suggestEmail } from '@kampana/engine-declare/forms/suggest-email'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { alertsPath, type Choices } from '@kampana/shared/notices/subscription'
import { locationValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { writeResponse } from '@kampana/engine-server/http/cache/cached-response'
import { isForeign } from '@kampana/engine-server/http/csrf'
import { formLimit } from '@kampana/engine-server/http/server-options'
import type { AnswerForm } from '../../site/render-uncached.ts'
import { sendErrorPage } from '../../site/error-page.ts'
import { HttpError } from '@kampana/engine-server/error'
import { readChoices, type SentForm } from './choices.ts'
import { readAddress } from './read-address.ts'
import type { Transaction } from 'kysely'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Tables } from '../../db/tables.ts'
import { addressPrefixes, networkOf } from '@kampana/engine-server/http/rate-limit/address-prefixes'
import { marksOf } from '../contacts/mark.ts'
import { addContact, findKnown, renewContact, type ContactContext } from './store-contact.ts'
import { hasHadEmails } from './send-confirmation.ts'
import { isQueueSlow, joinQueue, lockQueue, makeRoom } from './sign-up-queue.ts'

/**
 * POST /class-status/alerts: the form without JavaScript. Redirects to the confirmation page, or renders the form again with
 * errors.
 */
export const serveSignUp = (app: FastifyInstance, context: AppContext, answer: AnswerForm): void => {
  const options = { errorHandler: sendErrorPage(context.settings), bodyLimit: formLimit } as const
  app.post<{ Body: SentForm | null }>(alertsPath, options, async (request, reply) => {
    if (isForeign(request, context.settings)) throw new HttpError(403, errorMessages.foreignOrigin)
    const form = request.body ?? {}
    const read = readForm(form, context)
    if ('errors' in read) return send(reply, request, answer, { ...outcome(form), ...read }, 422)
    // Honeypot: a hidden field that only bots fill in. They get the reply of a success.
    const coming = form['website'] ? 'now' : await signUp(context, read.address, read.choices, request.ip)
    if (coming === 'never') return refuse(reply, request, answer, form)
    return reply.redirect(locationValue(sentPages[coming]), 303)
  })
}

const sentPages = { now: `${alertsPath}?sent#sent`, later: `${alertsPath}?sent=later#sent` } as const

/** Reads the form, or its errors. Asks once about a likely typo in the address. */
const readForm = (form: SentForm, { college }: AppContext) => {
  const address = readAddress(form['email'])
  if (address === undefined) return { errors: { email: 'wrong' } }
  const choices = readChoices(form, college().lists)
  if (choices === 'unknown') return { errors: { levels: 'unknown' } }
  const suggestion = suggestEmail(address)
  if (suggestion !== null && form['asked_email'] !== form['email']) return { errors: {}, suggestion }
  return { address, choices }
}

const outcome = (form: SentForm): FormOutcome => ({
  values: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value].flat().join('\n')])),
  errors: {},
  notice: null,
})

const refuse = (reply: FastifyReply, request: FastifyRequest, answer: AnswerForm, form: SentForm) =>
  send(reply, request, answer, { ...outcome(form), notice: 'many' }, 429, { 'retry-after': '600' })

const send = async (
  reply: FastifyReply,
  request: FastifyRequest,
  answer: AnswerForm,
  form: FormOutcome,
  status: number,
  headers: Readonly<Record<string, string>> = {},
) => {
  const page = await answer(alertsPath, form, { status, headers })
  reply.hijack()
  writeResponse(request.raw, reply.raw, page)
  return reply
}

type Context = ContactContext & Pick<AppContext, 'db' | 'outbox'>

/** Time of the e-mail: now, later, or never because this client has the most sign-ups in a full line. */
type Coming = 'now' | 'later' | 'never'

/**
 * Signs up an address: an e-mail asks its owner to confirm. The reply is the same for addresses that are new, subscribed,
 * unconfirmed or at their daily limit.
 */
const signUp = async (context: Context, address: string, choices: Choices, ip: string): Promise<Coming> => {
  const origin = {
    network: context.sign('network', networkOf(ip)),
    ip: context.sign('ip', addressPrefixes(ip).narrow),
  }
  const coming = await context.db.transaction().execute(async (trx): Promise<Coming> => {
    // The second of two simultaneous sign-ups sees what the first stored.
    await dialectOf(trx).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
    await lockQueue(trx)
    const emailComes = (await isQueueSlow(trx, context)) ? 'later' : 'now'
    if (!(await makeRoom(trx, origin))) return 'never'
    if (!(await hasHadEmails(trx, context, address)))
      await joinQueue(trx, context, { ...(await findOrAdd(trx, context, address, choices)), ...origin })
    return emailComes
  })
  context.outbox.wake()
  return coming
}

const findOrAdd = async (
  trx: Transaction<Tables>,
  context: Context,
  address: string,
  choices: Choices,
): Promise<{ contact_id: number; is_new: boolean }> => {
  const mailbox = { channel: 'mail', address } as const
  const known = await findKnown(trx, context, mailbox)
  if (!known) {
    const { id } = await addContact(trx, context, { ...mailbox, confirmed_at: null }, choices)
    return { contact_id: id, is_new: true }
  }
  // Signing up again before the confirmation changes the choices and extends the 48 hours. The link stays.
  if (known.confirmed_at === null) await renewContact(trx, context, { ...known, channel: 'mail' }, choices)
  return { contact_id: known.id, is_new: false }
}
