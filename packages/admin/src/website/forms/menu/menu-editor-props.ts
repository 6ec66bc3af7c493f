import type { FileEditorProps } from '../../file-editor.ts'

/** What the editor of the menu is handed. */
export interface MenuEditorProps extends FileEditorProps {
  /** A page has another address; visitors of the former one are to be redirected, and its text is to be taken away. */
  onMove?: (move: { from: string; to: string }) => void
  /** An entry was deleted, and with it these addresses and files. */
  onDelete?: (deleted: { addresses: readonly string[]; files: readonly string[] }) => void
}
