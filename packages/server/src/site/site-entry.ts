import type { Api } from '@kampana/shared/api/api'
import type { CheckedDays } from '@kampana/shared/content/preview-worker'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import type { PersonalPage } from '@kampana/shared/notices/subscription'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { ShareCard } from '@kampana/engine-declare/media/card'
import type { Content } from '../content/content.ts'
import type { RecordAddress } from '@kampana/engine-server/records/query/record-addresses'
import type { Inline } from '@kampana/engine-server/http/headers'
import type { WrittenPage } from '../search/build-index.ts'

/** The site's built server entry (packages/site/src/entry-server.tsx). */
export interface SiteEntry {
  /** Opens the part of the college's folder apart from records. Throws a `ContentError` if it is missing. */
  openFolder: (directory: string) => object
  /** Identifies the state of a folder's files. */
  stampFolder: (directory: string) => string
  /** Makes content of records and files. Unchanged parts are reused. Throws a `ContentError` for an invalid `theme.css`. */
  makeContent: (records: SiteRecords, files: object) => Content
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
  /** Share card of a page; null if there is no page. */
  loadCard: (request: SiteVisit) => Promise<ShareCard | null>
  /** Other sites that pages embed at a visitor's request. */
  frameOrigins: () => readonly string[]
  /** Address without query parameters that the page doesn't read; null for a page that isn't cached. */
  cacheKey: (url: URL) => string | null
  /** Texts of the site's pages, for the search. */
  searchable: () => readonly WrittenPage[]
  /**
   * Renders all pages from this content and these records from now on. `checked` contains review days by address. `hash`
   * identifies all of it.
   */
  setContent: (
    content: Content,
    hash: string,
    recordPages: readonly RecordPages[],
    checked?: CheckedDays,
  ) => Promise<void>
  /** Hash of the content that pages currently show. */
  contentHash: () => string
  /** Files of the content for browsers by address: the style sheet, and every part as JSON. */
  contentFiles: () => ReadonlyMap<string, { contentType: string; text: string }>
}

export interface SiteVisit {
  url: URL
  api: Api
  /** Public addresses of all records of a resource. */
  addresses: (resource: string) => Promise<RecordAddress[]>
  now: string
  today: string
  timeZone: string
}
