import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { suggestEmail } from '@kampana/engine-declare/forms/suggest-email'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { alertsPath } from '@kampana/shared/notices/subscription'
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
import { signUp } from './sign-up.ts'

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
