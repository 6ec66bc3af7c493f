import { messages } from '@kampana/shared/messages/messages'
import { alertsPath, type OwnSubscription, type PersonalPage } from '@kampana/shared/notices/subscription'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { contentDisposition } from '@kampana/engine-server/http/content-disposition'
import { toHttpError } from '@kampana/engine-server/error'
import { previewPolicy } from '@kampana/engine-server/http/headers'
import { quiet } from '@kampana/engine-server/http/request-log'
import { formLimit } from '@kampana/engine-server/http/server-options'
import type { RenderPersonal } from '../../site/render-uncached.ts'
import { readChoices, type SentForm } from './choices.ts'
import {
  changeChoices,
  confirmContact,
  deleteSubscriber,
  describeOwn,
  findOwnContact,
  storedOf,
  unsubscribe,
  type OwnContact,
} from './own-contact.ts'

interface OfToken {
  Params: { token: string }
  Body: SentForm | null
}

/** Keeps search engines from finding the page, browsers from storing it, and other sites from seeing its address. */
const privately = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'content-security-policy': previewPolicy,
}

const path = `${alertsPath}/:token`

/**
 * Serves the pages behind links in e-mails. A GET changes nothing, because mail scanners follow every link; pages have a
 * button instead. A POST only needs the token, so that mail programs can unsubscribe (RFC 8058) without cookie, CSRF token or
 * redirect.
 */
export const servePersonalPages = (
  app: FastifyInstance,
  context: AppContext,
  render: RenderPersonal,
): void => {
  const send = async (reply: FastifyReply, page: PersonalPage) =>
    reply
      .code(page.show === 'unknown' ? 404 : 200)
      .headers(privately)
      .type('text/html; charset=utf-8')
      .send(await render(page))
  /** Answers with the page that `work` returns for the link's contact. */
  const answer =
    (work: (contact: OwnContact, request: FastifyRequest<OfToken>) => Promise<Shown | PersonalPage>) =>
    async (request: FastifyRequest<OfToken>, reply: FastifyReply) => {
      const contact = await findOwnContact(context, request.params.token)
      if (!contact) return send(reply, { show: 'unknown' })
      const shown = await work(contact, request)
      return send(reply, typeof shown === 'string' ? describeOwn(context, contact, shown) : shown)
    }
  const page = (suffix: string, show: (contact: OwnContact) => Shown): void => {
    const onRequest = (request: FastifyRequest) => context.limitReads(request)
    const options = { config: quiet, errorHandler: refuse, onRequest }
    app.get<OfToken>(
      path + suffix,
      options,
      answer(async (contact) => show(contact)),
    )
  }
  const act = (suffix: string, work: Parameters<typeof answer>[0]): void =>
    void app.post<OfToken>(
      path + suffix,
      { config: quiet, errorHandler: refuse, bodyLimit: formLimit },
      answer(work),
    )

  page('', firstShown)
  page('/confirm', ({ confirmed_at }) => (confirmed_at === null ? 'confirm' : 'already confirmed'))
  page('/unsubscribe', () => 'unsubscribe')
  app.get<OfToken>(`${path}/kept.json`, { config: quiet, errorHandler: refuse }, async (request, reply) => {
    const contact = await findOwnContact(context, request.params.token)
    if (!contact) return send(reply, { show: 'unknown' })
    return reply
      .headers({
        ...privately,
        'content-disposition': contentDisposition('attachment', 'class-notices.json'),
      })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(storedOf(context, contact), null, 2))
  })

  act('/confirm', async (contact) =>
    contact.ended_at === null && (await confirmContact(context, contact)) ? 'confirmed' : 'already confirmed',
  )
  act('', async (contact, { body }) => {
    const choices = readChoices(body ?? {}, context.college().lists)
    // A form from before the college changed its lists is answered with the current form.
    if (choices === 'unknown' || contact.confirmed_at === null) return firstShown(contact)
    await changeChoices(context, contact, choices)
    const changed = (await findOwnContact(context, contact.path.split('/').at(-1) ?? '')) ?? contact
    return describeOwn(context, changed, 'saved')
  })
  act('/unsubscribe', async (contact) => {
    await unsubscribe(context, contact)
    return { ...describeOwn(context, contact, 'ended') }
  })
  act('/delete', async (contact) => {
    await deleteSubscriber(context, contact)
    return { show: 'deleted' }
  })
}
type Shown = OwnSubscription['show']

const firstShown = ({ confirmed_at }: OwnContact): Shown => (confirmed_at === null ? 'confirm' : 'choices')

/** Error page, which search engines and browsers must not store. */
const refuse = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, message } = toHttpError(error)
  if (status >= 500) request.log.error({ err: error }, 'rendering a subscription page failed')
  void reply
    .code(status)
    .headers(privately)
    .type('text/plain; charset=utf-8')
    .send((status >= 500 && messages.status[status]) || message)
}
