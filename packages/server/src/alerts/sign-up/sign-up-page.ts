import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import { suggestEmail } from '@kampana/shared/forms/suggest-email'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { alertsPath } from '@kampana/shared/notices/subscription'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { writeResponse } from '../../http/cached-response.ts'
import { isForeign } from '../../http/csrf.ts'
import type { Hit } from '../../http/rate-limit/hit.ts'
import { byAddress, hit } from '../../http/rate-limit/rate-limiter.ts'
import { formLimit } from '../../http/server-options.ts'
import { required } from '../../required.ts'
import type { AnswerForm } from '../../site/render-uncached.ts'
import { sendErrorPage } from '../../site/error-page.ts'
import { HttpError } from '../../error.ts'
import { readChoices, type SentForm } from './choices.ts'
import { readAddress } from './read-address.ts'
import { addressLimit, collegeLimit } from './sign-up-limits.ts'
import { signUp } from './sign-up.ts'

/** POST /class-status/alerts: the form, without JavaScript. Redirects to the page that says so, or renders it again with what is wrong. */
export const serveSignUp = (app: FastifyInstance, context: AppContext, answer: AnswerForm): void => {
  // Counted before the body is read, and refused after, so that the page can show the input again.
  const counted = new WeakMap<FastifyRequest, Hit>()
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    counted.set(request, await hit(context, ...byAddress(addressLimit, request.ip)))
  }
  const options = { errorHandler: sendErrorPage(context.settings), onRequest, bodyLimit: formLimit } as const
  app.post<{ Body: SentForm | null }>(alertsPath, options, async (request, reply) => {
    if (isForeign(request, context.settings)) throw new HttpError(403, errorMessages.foreignOrigin)
    const form = request.body ?? {}
    const own = required(counted.get(request))
    if (own.retryAfter > 0) return refuse(reply, request, answer, form, own)
    const read = readForm(form, context)
    if ('errors' in read) return send(reply, request, answer, { ...outcome(form), ...read }, 422)
    // A hidden field that only robots fill in; they get the answer of a success.
    if (!form['website']) {
      const all = await hit(context, collegeLimit)
      if (all.retryAfter > 0) return refuse(reply, request, answer, form, all)
      await signUp(context, read.address, read.choices)
    }
    return reply.redirect(`${alertsPath}?sent#sent`, 303)
  })
}

/** What is asked for, or what is wrong with it; a mistyped address is asked about once. */
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

const refuse = (
  reply: FastifyReply,
  request: FastifyRequest,
  answer: AnswerForm,
  form: SentForm,
  { retryAfter }: Hit,
) => {
  const headers = { 'retry-after': String(retryAfter) }
  return send(reply, request, answer, { ...outcome(form), notice: 'many' }, 429, headers)
}

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
