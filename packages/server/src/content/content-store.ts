import type { CheckedDays, FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords, ShownRecords } from '@kampana/shared/content/shown-records'
import type { CollegeIdentity } from '../college/college.ts'
import type { PictureState } from '../media/picture-state.ts'
import type { Content } from './content.ts'

/** The college's folder has faults, or can't be read; the message has all of them. */
export class CollegeUnreadable extends Error {
  /** The files with faults. */
  readonly files: readonly string[]
  constructor(message: string, files: readonly string[] = []) {
    super(message)
    this.files = files
  }
}

/** The college's content in use: nothing before `showRecords`. */
export interface ContentStore {
  identity: () => CollegeIdentity
  content: () => Content
  /** When pages were last checked, by their addresses; empty unless the college shows it. */
  checked: () => CheckedDays
  /** Tells the content in use from any other. */
  hash: () => string
  /** The faults of what the folder has besides records, one a line; undefined where there are none. */
  faults: () => string | undefined
  /** Shows what the folder has by now besides records. With a fault the content stays as it was. Returns whether it is another one now. */
  reload: () => Promise<boolean>
  /** What the folder says of that which is records of the database, with texts over its files. Rejects with `CollegeUnreadable`. */
  readFolder: (texts?: FolderTexts) => Promise<FolderRecords>
  /** Rejects with `CollegeUnreadable` where the site can't show these records with the folder's files. Changes nothing. */
  assertShows: (records: ShownRecords) => Promise<void>
  /** The records that are shown. */
  records: () => ShownRecords
  /** Shows these records from now on, with the days on which pages were checked. */
  showRecords: (records: ShownRecords, checked: CheckedDays) => Promise<void>
  /** Shows the pictures in the content's texts as they are now. */
  showPictures: (state: PictureState) => Promise<void>
}
