import type { RecordPages } from '../record-pages.ts'
import type { ShownRecords } from './shown-records.ts'

/** The messages between the server and the thread that previews drafts of records. */

/** Texts of a folder by their paths; null where the file is deleted. */
export type FolderTexts = Readonly<Record<string, string | null>>

/** Days (`YYYY-MM-DD`) on which staff have last confirmed something, by its path or address. */
export type CheckedDays = Readonly<Record<string, Check>>
/** A day (`YYYY-MM-DD`), and the role that looks after the page, if there is one. */
export interface Check {
  day: string
  by?: string
}

/** What drafts are laid over. */
export interface PreviewBase {
  /** The college's folder. */
  directory: string
  /** The live records, which are shown in place of the folder's. */
  records: ShownRecords
  recordPages: readonly RecordPages[]
  /** When pages were last checked, by their addresses, where the college shows it. */
  checked: CheckedDays
}

/** A visit to the site, as it is rendered. */
export interface PreviewVisit {
  /** With origin, path and query. */
  url: string
  now: string
  today: string
  timeZone: string
}

/** A page with drafts of records in place of the live ones. */
export interface PreviewTask {
  records: ShownRecords
  visit: PreviewVisit
}

/** Why a draft, or what the site makes of it, isn't shown as it is. */
export interface PreviewFault {
  /** The file of the folder that the record is. */
  path: string
  line: number | null
  text: string
}

export interface PagePreview {
  /** The whole document. */
  html: string
  faults: readonly PreviewFault[]
  /** The style sheet of the college's colors, which the server doesn't serve before they are published. */
  styles: { address: string; text: string }
}

/** What the API answered to a page that is rendered. */
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
  /** The stack of an unexpected error. */
  | { id: number; failed: string }
  | { call: number; path: string; query?: Readonly<Record<string, string | number | undefined>> | undefined }
