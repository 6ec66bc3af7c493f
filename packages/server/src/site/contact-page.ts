import type { FieldErrors } from '@kampana/shared/messages/message'
import { required } from '../required.ts'
import { formNotice, type FormOutcome } from '@kampana/shared/forms/form-outcome'
import { contactForm } from '@kampana/shared/forms/forms'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactLimit, takeMessage } from '../contact.ts'
import { HttpError, toHttpError } from '../error.ts'
import { isForeign } from '../http/csrf.ts'
import type { Hit } from '../http/rate-limit/hit.ts'
import { byAddress, hit, assertWithinLimit } from '../http/rate-limit/rate-limiter.ts'
import { writeResponse } from '../http/cached-response.ts'
import { acceptForms, formLimit } from '../http/server-options.ts'
import type { AppContext } from '../app-context.ts'
import type { AnswerForm } from './render-uncached.ts'
import { sendErrorPage } from './site.ts'

const path = '/contact-us'

/**
 * POST /contact-us: the contact form without JavaScript. Redirects to the page with thanks, or renders the page again with
 * the input and its errors (docs/decisions/0024).
 */
export const serveContactPage = async (
  app: FastifyInstance,
  context: AppContext,
  answer: AnswerForm,
): Promise<void> => {
  acceptForms(app)
  // The hit is counted before the body is read and refused after, so that the page can show the input again.
  const counted = new WeakMap<FastifyRequest, Hit>()
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    counted.set(request, await hit(context, ...byAddress(contactLimit, request.ip)))
  }
  const options = {
    config: { access: 'anyone' },
    errorHandler: sendErrorPage,
    onRequest,
    bodyLimit: formLimit,
  } as const
  app.post(path, options, async (request, reply) => {
    const refusal = await takeForm(context, request, required(counted.get(request)))
    if (!refusal) return reply.redirect(`${path}?sent#sent`, 303)
    if (refusal.status >= 500) request.log.error({ err: refusal }, 'a message was not taken')
    const page = await answer(path, toOutcome(refusal, request), refusal)
    reply.hijack()
    writeResponse(request.raw, reply.raw, page)
    return reply
  })
}

const takeForm = async (
  context: AppContext,
  request: FastifyRequest,
  counted: Hit,
): Promise<HttpError | undefined> => {
  if (isForeign(request, context.settings)) return new HttpError(403, errorMessages.foreignOrigin)
  try {
    assertWithinLimit(counted)
    await takeMessage(context, request)
    return undefined
  } catch (error) {
    return toHttpError(error)
  }
}

const toOutcome = ({ status, message, body, headers }: HttpError, request: FastifyRequest): FormOutcome => {
  // Another website's input isn't shown as the visitor's.
  if (status === 403) return { values: {}, errors: {}, notice: message }
  const sent = request.body as Readonly<Record<string, string>> | undefined
  const errors = (body.errors ?? {}) as FieldErrors
  return {
    values: Object.fromEntries(Object.keys(contactForm).map((name) => [name, sent?.[name] ?? ''])),
    errors: Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first])),
    notice: formNotice(status, Number(headers['retry-after'])),
  }
}
