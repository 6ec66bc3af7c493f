import type { RecordPages } from '../record-pages.ts'
import type { ContentFindings } from './content-api.ts'
import type { ShownRecords } from './shown-records.ts'

/** The messages between the server and the thread that checks and previews edits of the college's folder. */

/** Texts by their paths; null where the file is deleted. */
export type EditedTexts = Readonly<Record<string, string | null>>

/** Days (`YYYY-MM-DD`) on which staff have last confirmed something, by its path or address. */
export type CheckedDays = Readonly<Record<string, string>>

/** What edits are laid over. */
export interface EditingBase {
  /** The college's folder. */
  directory: string
  /** What staff have published over its files. */
  texts: EditedTexts
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

export type EditingTask =
  /** Gets ready for the first preview. */
  | { ask: 'warm' }
  | { ask: 'check'; edits: EditedTexts; today: string }
  /**
   * `by` tells editors apart, of each of whom the last text without fault is remembered; `records` are drafts that are shown in
   * place of the live ones.
   */
  | { ask: 'preview'; edits: EditedTexts; records: ShownRecords; by: string; visit: PreviewVisit }

export interface PagePreview {
  /** The whole document. */
  html: string
  findings: ContentFindings
  /** The style sheet of the college's colours, which the server doesn't serve before they are published. */
  styles: { address: string; text: string }
}

/** What the API answered to a page that is rendered. */
export interface ApiReply {
  status: number
  body: unknown
}

export type EditingRequest =
  | { base: EditingBase }
  | ({ id: number } & EditingTask)
  | ({ reply: number } & ApiReply)

export type EditingMessage =
  | { id: number; result: ContentFindings | PagePreview | null }
  /** The stack of an unexpected error. */
  | { id: number; failed: string }
  | { call: number; path: string; query?: Readonly<Record<string, string | number | undefined>> | undefined }
