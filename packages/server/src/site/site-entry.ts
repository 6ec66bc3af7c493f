import type { Api } from '@kampana/shared/api/api'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { PersonalPage } from '@kampana/shared/notices/subscription'
import type { RecordPages } from '@kampana/shared/record-pages'
import type { ShareCard } from '@kampana/shared/media/card'
import type { Content } from '../content/content.ts'
import type { RecordAddress } from '../crud/query/record-addresses.ts'
import type { Inline } from '../http/headers.ts'
import type { WrittenPage } from '../search/build-index.ts'

/** The site's built server entry (packages/site/src/entry-server.tsx). */
export interface SiteEntry {
  /** What pages show of the college's folder besides records. Throws a `ContentError` if there is none. */
  openFolder: (directory: string) => object
  /** Tells the files of a folder from what they are once one has changed. */
  stampFolder: (directory: string) => string
  /** Makes content of records and that; what is as it was is made once. Throws a `ContentError` for a faulty `theme.css`. */
  makeContent: (records: ShownRecords, files: object) => Content
  render: (
    request: SiteVisit & {
      preview?: boolean
      cardAddress?: (path: string, card: ShareCard) => string
      form?: FormOutcome
      personal?: PersonalPage
    },
  ) => Promise<{
    status: number
    location?: string
    html: string
    inline?: Inline
    contentType: string
    fileName?: string
    lasting?: boolean
    maxAge?: number
  }>
  /** The card of a page; null where there is no page. */
  loadCard: (request: SiteVisit) => Promise<ShareCard | null>
  /** Other sites that pages embed at a visitor's request. */
  frameOrigins: () => readonly string[]
  /** The address without query parameters that the page doesn't read; null for a page that isn't cached. */
  cacheKey: (url: URL) => string | null
  /** The texts of the site's pages, for the search. */
  searchable: () => readonly WrittenPage[]
  /**
   * Renders all pages from this content from now on, and those of records. `checked` has the days on which pages were last
   * confirmed, by their addresses. `hash` tells all of it from any other.
   */
  setContent: (
    content: Content,
    hash: string,
    recordPages: readonly RecordPages[],
    checked?: CheckedDays,
  ) => Promise<void>
  /** Shows what there is on a day from now on; pages do so by themselves. */
  serveDay: (today: string) => void
  /** The hash of the content that pages show now, without what is over. */
  contentHash: () => string
  /** The files of the content for browsers by their addresses: the style sheet, and every part as JSON. */
  contentFiles: () => ReadonlyMap<string, { contentType: string; text: string }>
}

export interface SiteVisit {
  url: URL
  api: Api
  /** The public addresses of all records of a resource. */
  addresses: (resource: string) => Promise<RecordAddress[]>
  now: string
  today: string
  timeZone: string
}
