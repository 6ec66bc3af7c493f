import { createElement } from 'react'
import { useNotify } from 'react-admin'
import type { Said } from '../../data-provider/server-message.ts'
import { Undoable } from './undoable.tsx'

/** Long enough to be reached by the keyboard, in milliseconds; pointing at it or focusing it stops the clock. */
export const undoFor = 30_000

/** Tells of what was done, and offers the way back. */
export const useUndoable = () => {
  const notify = useNotify()
  return (said: Said, undo: () => Promise<void>): void =>
    notify(createElement(Undoable, { said, undo }), { type: 'success', autoHideDuration: undoFor })
}
