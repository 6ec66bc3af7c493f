import type { PublicApi } from '@kampana/shared/api/public-api'
import type { JobOpening } from '@kampana/shared/api/api'
import type { Update } from '@kampana/shared/update'
import type { Card } from '@kampana/shared/media/card'
import type { ClassNotice } from '@kampana/shared/class-status'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { ReactNode } from 'react'

/** The college's clock. */
export interface Clock {
  /** The day at the college, `YYYY-MM-DD`. */
  today: string
  timeZone: string
}
/** What a page may use to load its data: the address asked for, the API, and the day at the college. */
export interface RouteRequest extends Clock {
  url: URL
  api: PublicApi
  /** Where visitors find the records of a resource, and when they last changed; without it the API is asked for whole records. */
  addresses?: (resource: string) => Promise<{ path: string; changed: string | null }[]>
  /** The server's present moment, where the API's answers may be kept ones; ISO 8601. */
  now?: string
  /** What became of the page's form, where a browser sent it by itself and it wasn't taken. */
  form?: FormOutcome
}
/** What a document says of itself. */
export interface Head {
  title: string
  /** What tabs and search results show, where the title would be cut off there. */
  shortTitle?: string
  description?: string
  /** A picture for link previews: an address on this server. */
  picture?: string
  /** Where the page really is, if not at the address asked for. */
  canonical?: string
  /** The same in other forms: feeds and calendars. */
  alternates?: readonly Alternate[]
  /** What the page's picture for shared links says, where its title and section aren't enough. */
  card?: Card
  /** The update that the page is about. */
  update?: Update
  /** Positions that the page offers. */
  openings?: readonly JobOpening[]
  /** Class notices that the page tells of and that aren't over. */
  notices?: readonly ClassNotice[]
  /** Kept out of search engines. */
  unlisted?: true
  /** 404 where the page only tells that there is nothing. */
  status?: 404
}
/** Another form of a page, for programs that follow it. */
export interface Alternate {
  title: string
  address: string
  type: string
}
/** A step of a breadcrumb; a group has no page of its own. */
export interface BreadcrumbStep {
  title: string
  path?: string
}

/** A page is its path, its data and its view. A path that ends in `/*` takes any title behind it. */
export interface PageDefinition<D, S = D> {
  path: string
  /** The file that imports a style sheet of the page's own, as the build names it. */
  module?: string
  /** The part of the query that the page reads, in one spelling; addresses that differ in the rest show the same. */
  cacheKey?: (url: URL) => string
  /** Whether moves within the page leave the focus and the scroll where they are: between the months of a calendar. */
  preserveScroll?: boolean
  /** Whoever asks makes it anew: it depends on what people type, of which there is no end. */
  noStore?: true
  /** How long it may be sent from memory, in seconds, though nothing has changed: it tells the time. */
  maxAge?: number
  /** Fetches what the page is made of, where that isn't there from the start. */
  lazy?: () => Promise<void>
  load: (request: RouteRequest) => D | Promise<D>
  /** What of the data travels in the document's state: all, unless the document shows the rest as it stands. */
  dehydrate?: (data: D) => S
  /** The data again, from what travelled and the document. */
  rehydrate?: (sent: S, site: ParentNode) => D
  head: (data: D) => Head
  view: (props: { data: D }) => ReactNode
}
export type Page = PageDefinition<unknown>

export const definePage = <D, S = D>(definition: PageDefinition<D, S>): Page => definition as Page

/** Thrown by a page's `load` where its content has a new address. */
export class RedirectError extends Error {
  override readonly name = 'Moved'
  readonly to: string
  constructor(to: string) {
    super(`Moved to ${to}`)
    this.to = to
  }
}

/** The page number that an address asks for: `?page=3`; 1 where it's missing or no positive whole number. */
export const pageNumber = ({ searchParams }: URL): number => {
  const given = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1
}

/** Words about a list, with the page of it that they are about. */
export const withPageNumber = (words: string, page: number): string =>
  page > 1 ? `${words}, page ${page}` : words
