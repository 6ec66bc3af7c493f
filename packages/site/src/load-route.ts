import { Moved, type Clock, type Head, type Page, type RouteRequest } from './page.ts'
import { plainPath } from './plain-path.ts'
import { pageAt } from './routes.ts'
import { distinctTitle, entryAt } from './site-map.ts'

/** A page with its data, ready to be shown at an address. All but `page` travels from the server to the browser. */
export interface RouteMatch extends Clock {
  page: Page
  data: unknown
  head: Head
  /** The address, decoded where it is a fixed one, by which menus know where they are. */
  path: string
}
/** Where to go instead. */
export interface Redirected {
  to: string
}

/** Finds the page at an address and loads its data. Rejects with an `ApiError` where the API fails. */
export const loadRoute = async (visit: RouteRequest): Promise<RouteMatch | Redirected> => {
  const page = pageAt(visit.url)
  await page.lazy?.()
  try {
    const data = await page.load(visit)
    const found = routeMatch(page, data, visit.url, visit)
    // A title may end in a slash; where there is nothing, the slash is one too many.
    const to = found.head.status === 404 ? withoutSlash(visit.url) : undefined
    return to === undefined ? found : { to }
  } catch (error) {
    if (error instanceof Moved) return { to: error.to }
    throw error
  }
}

/** The same from data that came with the document. */
export const routeMatch = (page: Page, data: unknown, url: URL, { today, timeZone }: Clock): RouteMatch => {
  const path = page.path.endsWith('/*') ? url.pathname : plainPath(url.pathname)
  return { page, data, head: toldApart(page.head(data), path), path, today, timeZone }
}

/** In tabs, bookmarks and results a title stands by itself, without the breadcrumb that says which `College` it is. */
const toldApart = (head: Head, path: string): Head =>
  head.title === entryAt(path)?.title ? { ...head, title: distinctTitle(path) } : head

/** Leading slashes are made one: `//elsewhere/` in a Location would lead to another site. */
const withoutSlash = ({ pathname, search }: URL): string | undefined =>
  pathname !== '/' && pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` : undefined
