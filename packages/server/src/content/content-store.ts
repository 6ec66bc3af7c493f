import type { CheckedDays, FolderTexts } from '@kampana/shared/content/preview-worker'
import type { ParsedFolder } from '@kampana/shared/content/folder-records'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import type { CollegeIdentity } from '../college/college.ts'
import type { Content } from './content.ts'

/** The college's folder is invalid or unreadable; the message lists all problems. */
export class CollegeUnreadable extends Error {
  /** Files with problems. */
  readonly files: readonly string[]
  constructor(message: string, files: readonly string[] = []) {
    super(message)
    this.files = files
  }
}

/** The college's content in use; empty before `showRecords`. */
export interface ContentStore {
  identity: () => CollegeIdentity
  content: () => Content
  /** Review days of pages by address; empty unless the college shows them. */
  checked: () => CheckedDays
  /** Identifies the content in use. */
  hash: () => string
  /** Problems of the folder apart from records, one per line; undefined if there are none. */
  faults: () => string | undefined
  /**
   * Reads the folder's content apart from records. An invalid folder leaves the content unchanged. Returns true if the content
   * changed.
   */
  reload: () => Promise<boolean>
  /**
   * Reads the folder's version of the database's records, with `texts` in place of its files. Rejects with
   * `CollegeUnreadable`.
   */
  readFolder: (texts?: FolderTexts) => Promise<ParsedFolder>
  /** Rejects with `CollegeUnreadable` if the site can't show these records with the folder's files. Changes nothing. */
  assertShows: (records: SiteRecords) => Promise<void>
  /** The records in use; undefined before `showRecords`. */
  records: () => SiteRecords | undefined
  /** Shows these records from now on, with the review days of pages. */
  showRecords: (records: SiteRecords, checked: CheckedDays) => Promise<void>
}
