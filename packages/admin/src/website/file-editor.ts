import type {
  ContentFileSummary,
  ContentFinding,
  ContentOverview,
  ContentTreeEntry,
} from '@kampana/shared/content/content-api'

/**
 * What the editor of a file is handed, whatever its kind. Its value is the file's whole text, so that drafts, conflicts,
 * preview and publication are the same for all of them.
 */
export interface FileEditorProps {
  path: string
  /** The text; a change that isn't the editor's own (a restored version, a merge) replaces what it shows. */
  text: string
  onChange: (text: string) => void
  /** What the reader says of this file. Faults stand at their place where the editor knows it. */
  faults: readonly ContentFinding[]
  warnings: readonly ContentFinding[]
  isReadOnly: boolean
  /** The site's tree and files, for links that are chosen by title. */
  tree: readonly ContentTreeEntry[]
  files: readonly ContentFileSummary[]
  /** What pages can say of the college, by the names that they give it. */
  college: ContentOverview['college']
  /** The text of another file of the same page, such as its data, with what is unsaved; undefined while it is fetched. */
  readFile: (path: string) => string | undefined
  /** Changes another file of the same page. */
  changeFile: (path: string, text: string) => void
}
