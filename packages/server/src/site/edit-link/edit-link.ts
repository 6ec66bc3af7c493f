import { contentMessages } from '@kampana/shared/messages/content-messages'
import { escapeHtml } from '@kampana/shared/text/escape-html'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../../env.ts'
import type { CachedResponse } from '../../http/cached-response.ts'
import { hasEditHint } from '../../http/edit-hint.ts'
import { immutable, policies } from '../../http/headers.ts'
import { quiet } from '../../http/request-log.ts'
import { editLinkFiles } from './files.ts'

/** Pages that are edited elsewhere than in the dashboard's forms of pages, and what code makes of records. */
const notEdited = /^\/(?:updates\/(?:announcements|news-and-events)\/.|class-status(?:\/|$)|search$|offline$)/
const place = '<div id="site">'

/**
 * Sends a page with a link to its editor to who has the hint cookie; returns false for anybody else, whose page stays as it is.
 * The reply is for that person alone.
 */
export const sendWithEditLink = (
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedResponse,
  settings: Pick<Settings, 'dashboardUrl' | 'publicUrl'>,
): boolean => {
  if (page.status !== 200 || !hasEditHint(request)) return false
  const { headers, body } = page.variants.identity
  const [path = ''] = (request.url ?? '').split('?')
  if (!String(headers['content-type']).startsWith('text/html') || notEdited.test(path)) return false
  const html = body.toString()
  if (!html.includes(place)) return false
  const shown = Buffer.from(html.replace(place, () => editLink(path, settings) + place))
  const { etag: _, ...others } = headers
  response.writeHead(200, {
    ...others,
    'content-length': shown.length,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, cookie',
  })
  response.end(request.method === 'HEAD' ? undefined : shown)
  return true
}

const editLink = (
  path: string,
  { dashboardUrl, publicUrl }: Pick<Settings, 'dashboardUrl' | 'publicUrl'>,
): string => {
  const { script, style } = editLinkFiles
  // A path keeps people at the host by which they came, where they are signed in.
  const dashboard = dashboardUrl.origin === publicUrl.origin ? dashboardUrl.pathname : dashboardUrl.href
  const query = new URLSearchParams({ address: decode(path) })
  const href = `${dashboard.replace(/\/$/, '')}/pages/at?${query}`
  return `<link rel="stylesheet" href="${style.path}"><aside class="edit-page" aria-label="${contentMessages.forStaff}" data-except="${escapeHtml(notEdited.source)}"><a href="${escapeHtml(href)}">${contentMessages.editThisPage}</a></aside><script type="module" src="${script.path}"></script>`
}

const decode = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Serves the link's script and style sheet. */
export const serveEditLinkFiles = (app: FastifyInstance): void => {
  for (const { path, contentType, text } of Object.values(editLinkFiles))
    app.get(path, { config: quiet }, (_request, reply) =>
      reply
        .headers({ 'cache-control': immutable, 'content-security-policy': policies.api })
        .type(contentType)
        .send(text),
    )
}
