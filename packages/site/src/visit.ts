import { Moved, type Clock, type Head, type Page, type Visit } from './page.ts'
import { plainPath } from './plain-path.ts'
import { pageAt } from './routes.ts'

/** A page with its data, ready to be shown at an address. All but `page` travels from the server to the browser. */
export interface Visited extends Clock {
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
export const visit = async (visit: Visit): Promise<Visited | Redirected> => {
  const page = pageAt(visit.url)
  await page.ready?.()
  if (!page.path.endsWith('/*')) {
    const to = withoutSlash(visit.url)
    if (to) return { to }
  }
  try {
    const data = await page.load(visit)
    return shown(page, data, visit.url, visit)
  } catch (error) {
    if (error instanceof Moved) return { to: error.to }
    throw error
  }
}

/** The same from data that came with the document. */
export const shown = (page: Page, data: unknown, url: URL, { today, timeZone }: Clock): Visited => ({
  page,
  data,
  head: page.head(data),
  path: page.path.endsWith('/*') ? url.pathname : plainPath(url.pathname),
  today,
  timeZone,
})

/** Leading slashes are made one: `//elsewhere/` in a Location would lead to another site. */
const withoutSlash = ({ pathname, search }: URL): string | undefined =>
  pathname !== '/' && pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}${search}` : undefined
