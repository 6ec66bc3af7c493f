import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import { updates } from '@kampana/shared/resources/updates'
import { updatePath } from '@kampana/shared/update-path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { HttpError, toHttpError } from '@kampana/engine-server/error'
import { previewPolicy } from '@kampana/engine-server/http/headers'
import { isForeign } from '@kampana/engine-server/http/csrf'
import { limitByAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { acceptForms, formLimit } from '@kampana/engine-server/http/server-options'
import { renderRecordPreview } from '../preview.ts'
import type { Preview } from '../render-uncached.ts'
import { findPreviewLink } from './links.ts'
import { renderPreviewBanner, renderRefusal } from './banner.ts'
import { longText, optional, text, visitorEmail } from '@kampana/engine-declare/kinds/index'
import { locationValue } from '@kampana/engine-declare/text/header-value'
import { dashboardLink } from '../../account/links.ts'
import { parseInput } from '@kampana/engine-server/records/input/request'
import { emailTemplates } from '../../mail/email-templates.ts'

interface PreviewRequest {
  Params: { token: string }
  Querystring: { sent?: string }
}

/**
 * Keeps search engines from finding the page, browsers from storing it, and other sites from seeing its address. Without any
 * referrer, browsers would send the comment from the origin `null`, like another website.
 */
const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': previewPolicy,
}

/**
 * GET /preview/{token}: an unpublished update as the site will show it, for people without an account, or a link to its page
 * once it is published. POST accepts a comment, which is e-mailed to the link's creator. Both work without scripts.
 */
export const servePreviewPage = async (
  app: FastifyInstance,
  context: AppContext,
  preview: Preview,
): Promise<void> => {
  const { settings } = context
  acceptForms(app)
  const find = async (token: string) => {
    const link = await findPreviewLink(context, token)
    if (!link) throw new HttpError(404, errorMessages.noPreview)
    const hooks = context.findHooks('updates')
    return { ...link, update: await selectRow(context.db, updates, hooks, link.update_id) }
  }
  const send = async (
    request: FastifyRequest<PreviewRequest>,
    reply: FastifyReply,
    form: Pick<Parameters<typeof renderPreviewBanner>[0], 'values' | 'errors' | 'notice'>,
  ) => {
    const link = await find(request.params.token)
    const { category, title } = link.update
    if (context.findHooks('updates').isVisible(link.update))
      return reply
        .headers(privately)
        .redirect(locationValue(updatePath({ category: String(category), title: String(title) })), 303)
    const page = await renderRecordPreview(context, preview, link.update)
    const banner = renderPreviewBanner({ ...form, link, timeZone: settings.timeZone })
    return reply
      .headers(privately)
      .type('text/html; charset=utf-8')
      .send(page.replace(/<body[^>]*>/, (body) => body + banner))
  }
  const options = { errorHandler: refuse } as const

  app.get<PreviewRequest>(
    '/preview/:token',
    { ...options, onRequest: (request) => context.limitReads(request) },
    async (request, reply) =>
      send(request, reply, request.query.sent === undefined ? {} : { notice: errorMessages.commentSent }),
  )
  app.post<PreviewRequest>(
    '/preview/:token',
    { ...options, onRequest: limitByAddress(context, commentLimit), bodyLimit: formLimit },
    async (request, reply) => {
      if (isForeign(request, context.settings)) throw new HttpError(403, errorMessages.foreignOrigin)
      const link = await find(request.params.token)
      try {
        await takeComment(context, request.body, {
          title: String(link.update.title),
          email: link.email,
          updateId: link.update.id,
        })
      } catch (error) {
        const { status, body } = toHttpError(error)
        if (status !== 422) throw error
        const errors = (body.errors ?? {}) as FieldErrors
        return send(request, reply.code(422), { values: request.body as Record<string, string>, errors })
      }
      return reply
        .headers(privately)
        .redirect(locationValue(`/preview/${request.params.token}?sent#preview`), 303)
    },
  )
}

/** Error page, which search engines and browsers must not store either. */
const refuse = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, message } = toHttpError(error)
  if (status >= 500) request.log.error({ err: error }, 'rendering a preview failed')
  const sentence = (status >= 500 && messages.status[status]) || message
  void reply.code(status).headers(privately).type('text/html; charset=utf-8').send(renderRefusal(sentence))
}

const commentLimit = { name: 'preview comment', max: 10, seconds: 10 * 60 }

/** `website` is a honeypot, a hidden field that only bots fill in. They get the reply of a success. */
const fields = {
  name: text('Name', { max: 100 }),
  email: optional(visitorEmail('Email')),
  comment: longText('Comment', { max: 5000 }),
  website: optional(text('Website')),
}

/** E-mails a comment on a preview to the link's creator. Replies go to the commenter. Throws a 422 by field. */
const takeComment = async (
  { db, outbox, settings }: AppContext,
  body: unknown,
  to: { title: string; email: string; updateId: number },
): Promise<void> => {
  const { website, ...comment } = parseInput(fields, body)
  if (website !== null) return
  const url = dashboardLink({ settings }, `/update/${to.updateId}/edit`)
  await outbox.post(db, to.email, emailTemplates.previewComment(comment, to.title, url))
  outbox.wake()
}
