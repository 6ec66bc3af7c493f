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
import type { RenderDrafts } from '../../content/preview-routes.ts'
import { findPreviewLink } from './links.ts'
import { longTextRows, longText, optional, text, visitorEmail } from '@kampana/engine-declare/kinds/index'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import { formatZonedDateTime } from '@kampana/engine-declare/time/time-zone'
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
  render: RenderDrafts,
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
    const page = await renderRecordPreview(context, render, link.update)
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

interface Banner {
  link: { expires_at: string; name: string }
  timeZone: string
  /** Submitted values, if they were rejected. */
  values?: Readonly<Record<string, unknown>>
  errors?: FieldErrors
  notice?: string
}

/** Banner above a preview: an explanation with its expiry, and a form for comments. */
const renderPreviewBanner = ({ link, timeZone, values = {}, errors = {}, notice }: Banner): string => {
  const field = (
    name: string,
    label: string,
    input: (attributes: string, value: string) => string,
  ): string => {
    const [error] = errors[name] ?? []
    const problem =
      error === undefined
        ? ''
        : `<span id="preview-${name}-error" role="alert"><b>${escapeHtml(error)}</b></span>`
    const attributes = `id="preview-${name}" name="${name}"${error === undefined ? '' : ` aria-invalid="true" aria-describedby="preview-${name}-error"`} style="${inputStyle}"`
    const value = typeof values[name] === 'string' ? escapeHtml(values[name]) : ''
    return `<p style="margin:.75rem 0 0"><label for="preview-${name}" style="display:block">${label}</label>${input(attributes, value)}${problem}</p>`
  }
  const line = (type: string) => (attributes: string, value: string) =>
    `<input type="${type}" ${attributes} value="${value}">`
  return `<aside id="preview" aria-label="Preview" style="${asideStyle}">
<p style="margin:0"><strong>This is a preview.</strong> It isn’t on the website yet. ${escapeHtml(link.name)} shared it with you; this link works until ${escapeHtml(formatZonedDateTime(link.expires_at, timeZone))}.</p>
${notice === undefined ? '' : `<p role="status" style="margin:.5rem 0 0"><strong>${escapeHtml(notice)}</strong></p>`}
<details${Object.keys(errors).length > 0 ? ' open' : ''} style="margin-top:.5rem"><summary style="min-height:2.75rem;display:flex;align-items:center;cursor:pointer;text-decoration:underline">Comment on it</summary>
<form method="post" style="max-width:36rem">
${field('name', 'Your name', line('text'))}
${field('email', 'Your e-mail address, for an answer (optional)', line('email'))}
${field('comment', 'Comment', (attributes, value) => `<textarea rows="${longTextRows}" ${attributes}>${value}</textarea>`)}
<p style="position:absolute;left:-99rem" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p style="margin:.75rem 0 0"><button type="submit" style="min-height:2.75rem;padding:0 1.25rem;font:inherit">Send the comment</button></p>
</form></details></aside>`
}

/** Page for an invalid link or a rejected comment. */
const renderRefusal = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sentence)}</title>
<main style="max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif"><h1 style="font-size:1.5rem;line-height:1.3">${escapeHtml(sentence)}</h1><p><a href="/" style="display:inline-block;padding:.75rem 0">To the website</a></p></main>`

const asideStyle =
  'position:relative;padding:1rem max(1rem, 4vw);border-bottom:.25rem solid currentColor;background:Canvas;color:CanvasText'
const inputStyle =
  'box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit;color:inherit;background:Field;border:1px solid GrayText'
