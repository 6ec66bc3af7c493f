import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../../env.ts'
import type { CachedResponse } from '@kampana/engine-server/http/cache/cached-response'
import { hasEditHint } from '@kampana/engine-server/http/edit-hint'
import { immutable, policies } from '@kampana/engine-server/http/headers'
import { quiet } from '@kampana/engine-server/http/request-log'
import { createHash } from 'node:crypto'

/** Pages that have no form for pages in the dashboard, and pages that code makes of records. */
const notEdited = /^\/(?:updates\/(?:announcements|news-and-events)\/.|class-status(?:\/|$)|search$|offline$)/
const container = '<div id="site">'

/**
 * Sends a page with an edit link to people with the hint cookie. Returns false for everybody else, whose page stays unchanged.
 * The reply is private.
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
  if (!html.includes(container)) return false
  const shown = Buffer.from(html.replace(container, () => editLink(path, settings) + container))
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
  // A path keeps people on the host they came by, where they are signed in.
  const dashboard = dashboardUrl.origin === publicUrl.origin ? dashboardUrl.pathname : dashboardUrl.href
  const query = new URLSearchParams({ address: ownPath(decode(path)) })
  const href = `${dashboard.replace(/\/$/, '')}/pages/at?${query}`
  return `<link rel="stylesheet" href="${style.path}"><aside class="edit-page" aria-label="${contentMessages.forStaff}" data-except="${escapeHtml(notEdited.source)}"><a href="${escapeHtml(href)}">${contentMessages.editThisPage}</a></aside><script type="module" src="${script.path}"></script>`
}

/** A Filipino page is edited together with the English one. */
const ownPath = (path: string): string => path.replace(/^\/fil(?=\/)/, '')

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

// Not part of the site's build, because visitors never load them.

/** Updates the link when the site's router shows another page without loading a document. */
const script = `const bar = document.querySelector('.edit-page')
const link = bar?.querySelector('a')
const follow = () => {
  if (!link) return
  const address = new URL(link.href)
  address.searchParams.set('address', decodeURI(location.pathname).replace(/^\\/fil(?=\\/)/, ''))
  link.href = address.href
  bar.hidden = new RegExp(bar.dataset.except).test(location.pathname)
}
addEventListener('kampana:moved', follow)
addEventListener('popstate', follow)
addEventListener('pageshow', follow)
`

const style = `.edit-page{margin:0;padding:.25rem var(--gutter,1rem);text-align:end;font-size:var(--text-s,.9375rem);background:var(--band,#eee);border-bottom:1px solid var(--rule,#ccc)}
.edit-page[hidden]{display:none}
.edit-page a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 .5rem;font-weight:600}
@media (width>=40rem){.edit-page a{min-height:2rem}}
@media print{.edit-page{display:none}}
`

const file = (type: 'js' | 'css', text: string) => ({
  path: `/edit-page-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${type}`,
  contentType: type === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8',
  text,
})

const editLinkFiles = { script: file('js', script), style: file('css', style) }
