import type { UploadHandlers } from '../../../crud/rich-text/uploads/start-uploads.ts'
import type { ValueStore } from '../page-values/value-store.ts'

/** The dialogs of the editor. */
export type DialogName = 'link' | 'picture' | 'media' | 'library' | 'video' | 'button' | 'value'

/** What the editor's plugins ask of the component around them; the object never changes, since a new one would need a new editor. */
export interface EditorHooks {
  openDialog: (name: DialogName) => void
  /** Tells a person something about what they did, in words that are translated already. */
  tell: (text: string) => void
  t: (text: string, values?: Record<string, unknown>) => string
  focusToolbar: () => void
  values: ValueStore
  uploads: UploadHandlers
}
