import { RedirectError, type CollegeClock, type Head, type Page, type RouteRequest } from './page.ts'
import { decodePath } from './decode-path.ts'
import type { SiteDefinition } from './site-definition.ts'

/** A page with its data, to be rendered at an address. */
export interface RouteMatch extends CollegeClock {
  page: Page
  data: unknown
  head: Head
  /** Pathname, decoded for a fixed path. Menus compare it with their paths. */
  path: string
}
/** A redirect to a path of this site. */
export interface Redirect {
  to: string
}

/** Finds the page at an address and loads its data. Rejects with an `ApiError` if the API fails. */
export const loadRoute = async (
  site: SiteDefinition,
  request: RouteRequest,
): Promise<RouteMatch | Redirect> => {
  const page = site.findPage(request.url)
  await page.lazy?.()
  // Replies are cached by cacheKey alone, so a page must not use the rest of the query.
  const url = page.cacheKey ? request.url : withoutQuery(request.url)
  try {
    const data = await page.load({ ...request, url })
    const match = createRouteMatch(site, page, data, url, request)
    // A title may end in a slash, so only a 404 redirects to the address without it.
    const to = match.head.status === 404 ? withoutSlash(url) : undefined
    return to === undefined ? match : { to }
  } catch (error) {
    if (error instanceof RedirectError) return { to: error.to }
    throw error
  }
}

/** Creates a match from loaded data. */
export const createRouteMatch = (
  site: SiteDefinition,
  page: Page,
  data: unknown,
  url: URL,
  { today, timeZone }: CollegeClock,
): RouteMatch => {
  const path = page.menuPath ?? (page.path.endsWith('/*') ? url.pathname : decodePath(url.pathname))
  return { page, data, head: site.completeHead(page.head(data), path), path, today, timeZone }
}

const withoutQuery = (url: URL): URL => {
  const plain = new URL(url)
  plain.search = ''
  return plain
}

/** Collapses leading slashes: `//elsewhere/` in a Location header would be an open redirect. */
const withoutSlash = ({ pathname, search }: URL): string | undefined =>
  pathname !== '/' && pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` : undefined
