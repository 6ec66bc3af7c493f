import type { ClassStatusNow } from '@kampana/shared/class-status'
import type { ShareCard } from '@kampana/engine-declare/media/card'
import { college } from './content/store/current.ts'
import { renderBannerContainer } from './class-status/banner.ts'
import type { DocumentState } from '@kampana/engine-site/framework/document-state'
import { renderDocument, type RenderedDocument } from '@kampana/engine-site/framework/document'
import type { RouteMatch } from '@kampana/engine-site/framework/load-route'
import { renderDocumentBody } from '@kampana/engine-site/framework/render-document-body.tsx'
import { renderHead } from './seo/render-head.ts'
import { servedContent } from './served-content.ts'
import { renderSiteLinks } from './seo/site-links.ts'
import { site } from './site.ts'

interface RenderPageOptions {
  /** The page's path and query on `origin`. */
  location: string
  origin: string
  state: DocumentState
  /** Image for link previews. */
  card?: { address: string; content: ShareCard } | undefined
  /** Class status for the banner; undefined if unknown. */
  notices: ClassStatusNow | undefined
  /** Renders without scripts, for staff. */
  preview?: boolean
  /** Adds `noindex`. */
  isUnlisted?: boolean
}

/** Renders a page of this site as a whole document. */
export const renderPage = (
  match: RouteMatch,
  { location, origin, state, card, notices, preview = false, isUnlisted = preview }: RenderPageOptions,
): RenderedDocument => {
  const [address = ''] = location.split('?')
  const { hash, styles } = servedContent()
  return renderDocument({
    language: match.head.language ?? college.language,
    head: `${renderHead({ match, address, origin, card, preview: isUnlisted })}\n${renderSiteLinks()}`,
    body: renderDocumentBody(site, match, location),
    beforeRoot: renderBannerContainer(notices, match.timeZone),
    state,
    contentHash: hash,
    styles,
    module: match.page.module,
    // The service worker adds this note to cached pages.
    keepSelectors: ['.offline-note', '[data-scrolled]', '[data-stopped]'],
    preview,
  })
}
