import type { Deletion, Said } from '../../data-provider/server-message.ts'
import { Undoable } from './undoable.tsx'
import { useRestore } from './use-restore.ts'

/** What was deleted, and the way back. */
export const Deleted = ({ said, deletion }: { said: Said; deletion: Deletion }) => (
  <Undoable said={said} undo={useRestore(deletion).restore} />
)
