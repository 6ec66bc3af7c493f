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

/** The college's content in use. */
export interface ContentStore {
  identity: () => CollegeIdentity
  content: () => Content
  /** When pages were last checked, by their addresses; empty unless the college shows it. */
  checked: () => CheckedDays
  /** Tells the content in use from any other. */
  hash: () => string
  /** The faults of the folder, one a line; undefined while the content in use is that of the folder. */
  faults: () => string | undefined
  /** Reads the folder again. With a fault the content stays as it was. Returns whether it is another one now. */
  reload: () => Promise<boolean>
  /** What the folder says of that which is records of the database. */
  folderRecords: () => FolderRecords
  /** The same with these texts over its files. Rejects with `CollegeUnreadable`. */
  folderRecordsWith: (texts: FolderTexts) => Promise<FolderRecords>
  /** The records that are shown in its place. */
  records: () => ShownRecords
  /** What keeps the site from being shown with these records in place of their resources' own, one fault a line. */
  faultsWith: (records: ShownRecords) => Promise<string | undefined>
  /**
   * Shows these records from now on, with the days on which pages were checked. What can't be shown, as after a release that asks
   * more of it, stays as the folder has it.
   */
  showRecords: (records: ShownRecords, checked: CheckedDays) => Promise<void>
  /** Shows the pictures in the content's texts as they are now. */
  showPictures: (state: PictureState) => Promise<void>
}
