import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CollegeUnreadable } from '../content/content-store.ts'
import { describeError } from '@kampana/engine-server/describe-error'
import type { Settings } from '../env.ts'
import { HttpError, toHttpError } from '@kampana/engine-server/error'

/** An error handler that replies with a page of one sentence; in development with the stack trace of an unexpected error. */
export const sendErrorPage =
  ({ development }: Pick<Settings, 'development'>) =>
  (error: Error & { status?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    // A failed API call of a page throws an ApiError of the site's bundle.
    const refusal = error.status === 503 ? new HttpError(503, errorMessages.unavailable) : toHttpError(error)
    const { status } = refusal
    if (status >= 500) request.log.error({ err: error, req: request }, 'rendering a page failed')
    const sentence =
      error instanceof CollegeUnreadable
        ? error.message
        : (status >= 500 && messages.status[status]) || refusal.message
    const isBug = status >= 500 && !(error instanceof CollegeUnreadable)
    void reply
      .code(status)
      .headers({ 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) })
      .type('text/html; charset=utf-8')
      .send(
        development && isBug
          ? renderSentence(`${error.name}: ${error.message}`, describeError(error))
          : renderSentence(sentence),
      )
  }

const renderSentence = (sentence: string, details = ''): string => {
  const text = escapeHtml(sentence)
  const below = details && `<pre style="white-space:pre-wrap">${escapeHtml(details)}</pre>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><h1>${text}</h1>${below}`
}
