import { RedirectError, type Clock, type Head, type Page, type RouteRequest } from './page.ts'
import { decodePath } from './decode-path.ts'
import { findPage } from '../routes.ts'
import { distinctTitle, findEntry } from '../site-map.ts'

/** A page with its data, ready to be shown at an address. All but `page` travels from the server to the browser. */
export interface RouteMatch extends Clock {
  page: Page
  data: unknown
  head: Head
  /** The address, decoded where it is a fixed one, by which menus know where they are. */
  path: string
}
/** Where to go instead. */
export interface Redirect {
  to: string
}

/** Finds the page at an address and loads its data. Rejects with an `ApiError` where the API fails. */
export const loadRoute = async (request: RouteRequest): Promise<RouteMatch | Redirect> => {
  const page = findPage(request.url)
  await page.lazy?.()
  try {
    const data = await page.load(request)
    const found = createRouteMatch(page, data, request.url, request)
    // A title may end in a slash; where there is nothing, the slash is one too many.
    const to = found.head.status === 404 ? withoutSlash(request.url) : undefined
    return to === undefined ? found : { to }
  } catch (error) {
    if (error instanceof RedirectError) return { to: error.to }
    throw error
  }
}

/** The same from data that came with the document. */
export const createRouteMatch = (
  page: Page,
  data: unknown,
  url: URL,
  { today, timeZone }: Clock,
): RouteMatch => {
  const path = page.path.endsWith('/*') ? url.pathname : decodePath(url.pathname)
  return { page, data, head: withDistinctTitle(page.head(data), path), path, today, timeZone }
}

/** In tabs, bookmarks and results a title stands by itself, without the breadcrumb that says which `College` it is. */
const withDistinctTitle = (head: Head, path: string): Head =>
  head.title === findEntry(path)?.title ? { ...head, title: distinctTitle(path) } : head

/** Leading slashes are made one: `//elsewhere/` in a Location would lead to another site. */
const withoutSlash = ({ pathname, search }: URL): string | undefined =>
  pathname !== '/' && pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` : undefined
