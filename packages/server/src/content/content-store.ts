import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import type { CollegeIdentity } from '../college/college.ts'
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
  /** The texts in use that staff have published over the folder's files. */
  texts: () => EditedTexts
  /** Tells the content in use from any other. */
  hash: () => string
  /** The faults of the folder, one a line; undefined while the content in use is that of the folder. */
  faults: () => string | undefined
  /** Reads the folder again. With a fault the content stays as it was. Returns whether it is another one now. */
  reload: () => Promise<boolean>
  /**
   * Lays texts over the folder's files, read now and at each reload. Where both together have a fault, such as after a new
   * release, the folder's content stays in use and the fault is told.
   */
  layTexts: (read: () => Promise<EditedTexts>) => Promise<void>
}
