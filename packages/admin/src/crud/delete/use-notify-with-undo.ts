import { createElement } from 'react'
import { useNotify } from 'react-admin'
import type { ServerMessage } from '../../data-provider/server-message.ts'
import { UndoNotice } from './undo-notice.tsx'

/** In milliseconds, long enough to reach it by keyboard; hovering or focusing it pauses the timer. */
export const undoDuration = 30_000

/** Notifies of a change with an Undo button. */
export const useNotifyWithUndo = () => {
  const notify = useNotify()
  return (said: ServerMessage, undo: () => Promise<void>): void =>
    notify(createElement(UndoNotice, { said, undo }), { type: 'success', autoHideDuration: undoDuration })
}
