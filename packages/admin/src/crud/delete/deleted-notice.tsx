import type { Deletion, ServerMessage } from '../../data-provider/server-message.ts'
import { UndoNotice } from './undo-notice.tsx'
import { useRestore } from './use-restore.ts'

/** What was deleted, and the way back. */
export const DeletedNotice = ({ said, deletion }: { said: ServerMessage; deletion: Deletion }) => (
  <UndoNotice said={said} undo={useRestore(deletion).restore} />
)
