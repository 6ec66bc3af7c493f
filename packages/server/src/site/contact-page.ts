import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { required } from '@kampana/engine-server/required'
import { formNotice, type FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { contactForm } from '@kampana/engine-declare/forms/forms'
import { suggestEmail } from '@kampana/engine-declare/forms/suggest-email'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { locationValue } from '@kampana/engine-declare/text/header-value'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactLimit, parseContactForm, takeMessage } from '../contact.ts'
import { HttpError, toHttpError } from '@kampana/engine-server/error'
import { isForeign } from '@kampana/engine-server/http/csrf'
import type { Hit } from '@kampana/engine-server/http/rate-limit/hit'
import { byAddress, hit, assertWithinLimit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { writeResponse } from '@kampana/engine-server/http/cache/cached-response'
import { acceptForms, formLimit } from '@kampana/engine-server/http/server-options'
import type { AppContext } from '../app-context.ts'
import type { AnswerForm } from './render-uncached.ts'
import { sendErrorPage } from './error-page.ts'

const path = '/contact-us'

/**
 * POST /contact-us: the contact form without JavaScript. Redirects to the thank-you page, or renders the page again with the
 * input and its errors (docs/decisions/0004-csrf-tokens-and-the-contact-form.md).
 */
export const serveContactPage = async (
  app: FastifyInstance,
  context: AppContext,
  answer: AnswerForm,
): Promise<void> => {
  acceptForms(app)
  // Counts the hit before the body is read, and rejects it afterwards, so that the page can show the input again.
  const counted = new WeakMap<FastifyRequest, Hit>()
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    counted.set(request, await hit(context, ...byAddress(contactLimit, request.ip)))
  }
  const options = {
    config: { access: 'anyone' },
    errorHandler: sendErrorPage(context.settings),
    onRequest,
    bodyLimit: formLimit,
  } as const
  app.post(path, options, async (request, reply) => {
    const form = readForm(request)
    const taken = await takeForm(context, request, form, required(counted.get(request)))
    if ('number' in taken) return reply.redirect(locationValue(sentAddress(taken.number)), 303)
    if ('status' in taken && taken.status >= 500)
      request.log.error({ err: taken }, 'storing a contact message failed')
    const page =
      'status' in taken
        ? await answer(path, toOutcome(taken, form.message), taken)
        : await answer(path, toQuestion(taken.suggestion, form.message), { status: 422, headers: {} })
    reply.hijack()
    writeResponse(request.raw, reply.raw, page)
    return reply
  })
}

type Values = Readonly<Record<string, string>>
interface SentForm {
  message: Values
  /** The address that the visitor was asked to confirm. */
  asked: string | undefined
}

/** Form as the browser sent it. The button below a likely typo sends the suggested address. */
const readForm = ({ body }: FastifyRequest): SentForm => {
  const { asked_email: asked, suggested_email: suggested, ...message } = (body ?? {}) as Values
  return { asked, message: suggested ? { ...message, email: suggested } : message }
}

const sentAddress = (number: string | null): string =>
  `${path}?sent${number === null ? '' : `=${number}`}#sent`

const takeForm = async (
  context: AppContext,
  request: FastifyRequest,
  { message: sent, asked }: SentForm,
  counted: Hit,
): Promise<{ number: string | null } | { suggestion: string } | HttpError> => {
  if (isForeign(request, context.settings)) return new HttpError(403, errorMessages.foreignOrigin)
  try {
    assertWithinLimit(counted)
    const message = parseContactForm(sent)
    const suggestion = suggestEmail(message.email)
    if (suggestion !== null && asked !== message.email) return { suggestion }
    return { number: await takeMessage(context, message, request.ip) }
  } catch (error) {
    return toHttpError(error)
  }
}

const toQuestion = (suggestion: string, message: Values): FormOutcome => ({
  values: shownValues(message),
  errors: {},
  notice: null,
  suggestion,
})

const toOutcome = ({ status, message: notice, body, headers }: HttpError, message: Values): FormOutcome => {
  // Input from another website isn't shown as the visitor's.
  if (status === 403) return { values: {}, errors: {}, notice }
  const errors = (body.errors ?? {}) as FieldErrors
  return {
    values: shownValues(message),
    errors: Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first])),
    notice: formNotice(status, Number(headers['retry-after'])),
  }
}

const shownValues = (message: Values): Values =>
  Object.fromEntries([...Object.keys(contactForm), 'office'].map((name) => [name, message[name] ?? '']))
