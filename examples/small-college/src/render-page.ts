import { renderDocument } from '@kampana/engine-site/framework/document'
import { dehydrate } from '@kampana/engine-site/framework/document-state'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { loadRoute } from '@kampana/engine-site/framework/load-route'
import { renderDocumentBody } from '@kampana/engine-site/framework/render-document-body.tsx'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { site } from './site.tsx'

/** Renders the page at an address to a document. */
export const renderPage = async (request: RouteRequest) => {
  const match = await loadRoute(site, request)
  if ('to' in match) return match
  const { html, inline } = renderDocument({
    language: 'en',
    head: `<title>${escapeHtmlText(site.documentTitle(match.head))}</title>`,
    body: renderDocumentBody(site, match, request.url.pathname),
    state: dehydrate(match),
    contentHash: '',
    styles: [],
  })
  return { status: match.head.status ?? 200, html, inline }
}
