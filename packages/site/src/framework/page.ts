import type { PublicApi } from '@kampana/shared/api/public-api'
import type { JobOpening } from '@kampana/shared/api/api'
import type { Update } from '@kampana/shared/update'
import type { ShareCard } from '@kampana/shared/media/card'
import type { ClassNotice } from '@kampana/shared/class-status'
import type { PersonalPage } from '@kampana/shared/notices/subscription'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { ReactNode } from 'react'
import type { OfferedProgram } from '@kampana/shared/content/program-fees'

/** The current day and the time zone of the college. */
export interface CollegeClock {
  /** The day at the college, `YYYY-MM-DD`. */
  today: string
  timeZone: string
}
/** What a page's `load` receives. */
export interface RouteRequest extends CollegeClock {
  url: URL
  api: PublicApi
  /** Lists the paths of a resource's records with their last changes; without it whole records are loaded. */
  addresses?: (resource: string) => Promise<{ path: string; changed: string | null }[]>
  /** The server's current time, ISO 8601, where API responses may come from a cache. */
  now?: string
  /** The outcome of the page's form after an invalid submission without script. */
  form?: FormOutcome
  /** What the link of a letter opens. */
  personal?: PersonalPage
}
/** The metadata of a page. */
export interface Head {
  title: string
  /** For tabs and search results, if they would cut the title. */
  shortTitle?: string
  description?: string
  /** A picture for link previews, by its address on this server. */
  picture?: string
  /** The canonical address, if it differs from the requested one. */
  canonical?: string
  /** Feeds and calendars. */
  alternates?: readonly Alternate[]
  /** The text of the share card, if it is more than title and section. */
  card?: ShareCard
  /** The update that the page is about. */
  update?: Update
  /** The job openings on the page, for JSON-LD. */
  openings?: readonly JobOpening[]
  /** The program that the page is about, for JSON-LD. */
  program?: OfferedProgram
  /** The class notices on the page that haven't ended, for JSON-LD. */
  notices?: readonly ClassNotice[]
  /** The language of the page, if it isn't the site's: `fil`. */
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

/** A page is its path, its data and its view. A path that ends in `/*` is a prefix. */
interface PageDefinition<D, S = D> {
  path: string
  /** The path that menus know it by, if it is another. */
  menuPath?: string
  /** The module that imports the page's own style sheet, by its key in the build's manifest. */
  module?: string
  /**
   * The part of the query that the page depends on, normalized, for the response cache; without it `load` is given no query. Null keeps an address out of it, which free
   * text in the query would fill.
   */
  cacheKey?: (url: URL) => string | null
  /** Keeps focus and scroll position when navigating within the page, as between a calendar's months. */
  preserveScroll?: boolean
  /** The longest caching time in seconds, for a page that shows the time. */
  maxAge?: number
  /** Imports the page's code, if it is split. */
  lazy?: () => Promise<void>
  load: (request: RouteRequest) => D | Promise<D>
  /** Reduces the data to the document's state; without it, the state has all of the data. */
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

/** Parses `?page=3`; 1 if it is missing or no positive integer. */
export const pageNumber = ({ searchParams }: URL): number => {
  const page = searchParams.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1
}

/** A title with its page number: `Updates, page 2`. */
export const withPageNumber = (title: string, page: number): string =>
  page > 1 ? `${title}, page ${page}` : title
