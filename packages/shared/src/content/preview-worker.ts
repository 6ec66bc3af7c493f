import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type { SiteRecords } from './site-records.ts'

/** Messages between the server and the thread that previews drafts of records. */

/** Texts of a folder by path; null for a deleted file. */
export type FolderTexts = Readonly<Record<string, string | null>>

/** Days (`YYYY-MM-DD`) of the last review, by path or address. */
export type CheckedDays = Readonly<Record<string, Check>>
/** Day of a review (`YYYY-MM-DD`), and the role that owns the page, if there is one. */
export interface Check {
  day: string
  by?: string
}

/** Content under the drafts. */
export interface PreviewBase {
  /** The college's folder. */
  directory: string
  /** Published records. */
  records: SiteRecords
  recordPages: readonly RecordPages[]
  /** Review days of pages by address, if the college shows them. */
  checked: CheckedDays
}

/** A rendered visit to the site. */
export interface PreviewVisit {
  /** With origin, path and query. */
  url: string
  now: string
  today: string
  timeZone: string
}

/** A page with drafts in place of published records. */
export interface PreviewTask {
  /** The records and lists that differ from the published ones. */
  records: SiteRecords
  visit: PreviewVisit
}

/** Reason why a draft, or the page made from it, can't be shown. */
export interface PreviewFault {
  /** The record's file in the folder. */
  path: string
  line: number | null
  text: string
}

export interface PagePreview {
  /** The whole document. */
  html: string
  faults: readonly PreviewFault[]
  /** Style sheet of the college's colors, which the server doesn't serve until they are published. */
  styles: { address: string; text: string }
}

/** Reply of the API to a rendered page. */
export interface ApiReply {
  status: number
  body: unknown
}

export type PreviewRequest =
  | { base: PreviewBase }
  | ({ id: number } & PreviewTask)
  | ({ reply: number } & ApiReply)

export type PreviewMessage =
  | { id: number; result: PagePreview }
  /** Stack trace of an unexpected error. */
  | { id: number; failed: string }
  | { call: number; path: string; query?: Readonly<Record<string, string | number | undefined>> | undefined }
