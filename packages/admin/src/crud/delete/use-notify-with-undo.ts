import { createElement } from 'react'
import { useNotify } from 'react-admin'
import type { ServerMessage } from '../../data-provider/server-message.ts'
import { UndoNotice } from './undo-notice.tsx'

/** Long enough to be reached by the keyboard, in milliseconds; pointing at it or focusing it stops the clock. */
export const undoDuration = 30_000

/** Tells of what was done, and offers the way back. */
export const useNotifyWithUndo = () => {
  const notify = useNotify()
  return (said: ServerMessage, undo: () => Promise<void>): void =>
    notify(createElement(UndoNotice, { said, undo }), { type: 'success', autoHideDuration: undoDuration })
}
