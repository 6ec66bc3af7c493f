import { required } from '../required.ts'
import { formNotice, type FormOutcome } from '@kampana/shared/forms/form-outcome'
import { contactForm } from '@kampana/shared/forms/forms'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contactLimit, takeMessage } from '../contact.ts'
import { HttpError, toHttpError, type FieldErrors } from '../error.ts'
import { isForeign } from '../http/csrf.ts'
import { byAddress, hit, refuseBeyond, type Hit } from '../http/rate-limit/rate-limiter.ts'
import { writeResponse } from '../http/cached-response.ts'
import { formLimit } from '../http/server-options.ts'
import type { AppContext } from '../app-context.ts'
import type { AnswerForm } from './render-uncached.ts'
import { sayWhy } from './site.ts'

const path = '/contact-us'

/**
 * POST /contact-us: the page's form as a browser sends it by itself. The answer is the way to the page that says thanks,
 * or the page again, with what was written and what is wrong with it (docs/decisions/0024).
 */
export const serveContactPage = async (
  app: FastifyInstance,
  context: AppContext,
  answer: AnswerForm,
): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  // Counted before the body is read, and refused after it: the page that says so still shows what was written.
  const counted = new WeakMap<FastifyRequest, Hit>()
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    counted.set(request, await hit(context, ...byAddress(contactLimit, request.ip)))
  }
  const options = {
    config: { access: 'anyone' },
    errorHandler: sayWhy,
    onRequest,
    bodyLimit: formLimit,
  } as const
  app.post(path, options, async (request, reply) => {
    const refusal = await take(context, request, required(counted.get(request)))
    if (!refusal) return reply.redirect(`${path}?sent#sent`, 303)
    if (refusal.status >= 500) request.log.error({ err: refusal }, 'a message was not taken')
    const page = await answer(path, outcomeOf(refusal, request), refusal)
    reply.hijack()
    writeResponse(request.raw, reply.raw, page)
    return reply
  })
}

const take = async (
  context: AppContext,
  request: FastifyRequest,
  counted: Hit,
): Promise<HttpError | undefined> => {
  if (isForeign(request, context.settings)) return new HttpError(403, errorMessages.foreignOrigin)
  try {
    refuseBeyond(counted)
    await takeMessage(context, request)
    return undefined
  } catch (error) {
    return toHttpError(error)
  }
}

const outcomeOf = ({ status, message, body, headers }: HttpError, request: FastifyRequest): FormOutcome => {
  // Another website's words aren't shown as if the visitor had written them.
  if (status === 403) return { values: {}, errors: {}, notice: message }
  const sent = request.body as Readonly<Record<string, string>> | undefined
  const errors = (body.errors ?? {}) as FieldErrors
  return {
    values: Object.fromEntries(Object.keys(contactForm).map((name) => [name, sent?.[name] ?? ''])),
    errors: Object.fromEntries(Object.entries(errors).map(([name, [first = '']]) => [name, first])),
    notice: formNotice(status, Number(headers['retry-after'])),
  }
}
