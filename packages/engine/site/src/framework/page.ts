import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import type { ListQuery, ListResult } from '@kampana/engine-declare/lists/list-query'
import type { ShareCard } from '@kampana/engine-declare/media/card'
import type { ReactNode } from 'react'

/** Calls with which pages load their data. A site declares its own by module augmentation, as for `Head`. */
export interface SiteApi {
  records: {
    list: <T>(resource: string, query: ListQuery) => Promise<ListResult<T>>
    find: <T>(resource: string, id: string) => Promise<T | null>
  }
}

/** The college's current day and time zone. */
export interface CollegeClock {
  /** Day at the college, `YYYY-MM-DD`. */
  today: string
  timeZone: string
}
/** Arguments of a page's `load`. A site adds its own by module augmentation. */
export interface RouteRequest extends CollegeClock {
  url: URL
  api: SiteApi
  /** Lists the paths of a resource's records and their last changes. If undefined, whole records are loaded. */
  addresses?: (resource: string) => Promise<{ path: string; changed: string | null }[]>
  /** The server's current time, ISO 8601, if API responses may come from a cache. */
  now?: string
  /** Outcome of the page's form after an invalid submission without script. */
  form?: FormOutcome
}
/** Metadata of a page. A site adds the subjects of its structured data by module augmentation. */
export interface Head {
  title: string
  /** Shorter title for tabs and search results, if they would truncate the title. */
  shortTitle?: string
  description?: string
  /** Address of an image on this server for link previews. */
  picture?: string
  /** Canonical address, if it differs from the requested one. */
  canonical?: string
  /** Feeds and calendars. */
  alternates?: readonly Alternate[]
  /** Text of the share card, if it has more than title and section. */
  card?: ShareCard
  /** Language of the page, if it isn't the site's: `fil`. */
  language?: string
  /** Adds `noindex`. */
  unlisted?: true
  /** 404 if nothing was found. */
  status?: 404
}
/** An alternate representation of a page. */
export interface Alternate {
  title: string
  address: string
  type: string
}
/** A step of a breadcrumb; a group has no path. */
export interface BreadcrumbStep {
  title: string
  path?: string
}

/** A page: its path, data and view. A path that ends in `/*` is a prefix. */
interface PageDefinition<D, S = D> {
  path: string
  /** Path in menus, if it differs. */
  menuPath?: string
  /** Module that imports the page's own style sheet, by its key in the build's manifest. */
  module?: string
  /**
   * Normalized part of the query that the page uses, for the response cache. Null prevents caching, for free text that would
   * fill the cache. Without this function `load` gets no query.
   */
  cacheKey?: (url: URL) => string | null
  /** Keeps focus and scroll position during navigation within the page, such as between a calendar's months. */
  preserveScroll?: boolean
  /** Longest caching time in seconds, for a page that depends on the time. */
  maxAge?: number
  /** Imports the page's code, if it is a separate chunk. */
  lazy?: () => Promise<void>
  load: (request: RouteRequest) => D | Promise<D>
  /** Reduces the data to the document's state. Without it, the state has all data. */
  dehydrate?: (data: D) => S
  /** Restores the data from the state and the markup. */
  rehydrate?: (state: S, site: ParentNode) => D | Promise<D>
  head: (data: D) => Head
  view: (props: { data: D }) => ReactNode
}
export type Page = PageDefinition<unknown>

export const definePage = <D, S = D>(definition: PageDefinition<D, S>): Page => definition as Page

/** Thrown by a page's `load` if its content has another address. */
export class RedirectError extends Error {
  override readonly name = 'Moved'
  readonly to: string
  constructor(to: string) {
    super(`Moved to ${to}`)
    this.to = to
  }
}

/** Parses `?page=3`; 1 if it is missing or not a positive integer. */
export const pageNumber = ({ searchParams }: URL): number => {
  const page = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}

/** A title with its page number: `Updates, page 2`. */
export const withPageNumber = (title: string, page: number): string =>
  page > 1 ? `${title}, page ${page}` : title
