import type { PublicApi } from '@kampana/shared/api/public-api'
import type { JobOpening } from '@kampana/shared/api/api'
import type { Update } from '@kampana/shared/update'
import type { ShareCard } from '@kampana/shared/media/card'
import type { ClassNotice } from '@kampana/shared/class-status'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { ReactNode } from 'react'

/** The college's clock. */
export interface CollegeClock {
  /** The day at the college, `YYYY-MM-DD`. */
  today: string
  timeZone: string
}
/** What a page's `load` receives: the requested URL, the API, and the day at the college. */
export interface RouteRequest extends CollegeClock {
  url: URL
  api: PublicApi
  /** Lists the paths of a resource's records and when each last changed; without it whole records are loaded. */
  addresses?: (resource: string) => Promise<{ path: string; changed: string | null }[]>
  /** The server's present moment, where API responses may come from a cache; ISO 8601. */
  now?: string
  /** The errors and values of the page's form, after a submission without script was refused. */
  form?: FormOutcome
}
/** The metadata of a page. */
export interface Head {
  title: string
  /** What tabs and search results show, where the title would be cut off there. */
  shortTitle?: string
  description?: string
  /** A picture for link previews: an address on this server. */
  picture?: string
  /** The canonical address, if it isn't the requested one. */
  canonical?: string
  /** Alternate representations: feeds and calendars. */
  alternates?: readonly Alternate[]
  /** The text of the share card, where title and section aren't enough. */
  card?: ShareCard
  /** The update that the page is about. */
  update?: Update
  /** The job openings on the page, for JSON-LD. */
  openings?: readonly JobOpening[]
  /** The class notices on the page that aren't over, for JSON-LD. */
  notices?: readonly ClassNotice[]
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
/** A step of a breadcrumb; a group has no page of its own. */
export interface BreadcrumbStep {
  title: string
  path?: string
}

/** A page is its path, its data and its view. A path that ends in `/*` takes any title behind it. */
export interface PageDefinition<D, S = D> {
  path: string
  /** The source file that imports the page's own style sheet, by its key in the manifest. */
  module?: string
  /** The part of the query that the page depends on, normalized, for the response cache. */
  cacheKey?: (url: URL) => string
  /** Whether moves within the page leave the focus and the scroll where they are: between the months of a calendar. */
  preserveScroll?: boolean
  /** Keeps the page out of the response cache: it depends on free text, so the cache would grow without end. */
  noStore?: true
  /** How long the page may be cached, in seconds, though no content changes: it shows the time. */
  maxAge?: number
  /** Imports the page's code, where it is split. */
  lazy?: () => Promise<void>
  load: (request: RouteRequest) => D | Promise<D>
  /** Reduces the data to what the document's state must carry: all of it, unless the markup has the rest. */
  dehydrate?: (data: D) => S
  /** Restores the data from the state and the markup. */
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

/** Parses `?page=3`; 1 if it's missing or no positive integer. */
export const pageNumber = ({ searchParams }: URL): number => {
  const given = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1
}

/** A title with its page number: `Updates, page 2`. */
export const withPageNumber = (words: string, page: number): string =>
  page > 1 ? `${words}, page ${page}` : words
