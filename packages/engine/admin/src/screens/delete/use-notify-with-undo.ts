import { createElement } from 'react'
import { useNotify } from 'react-admin'
import { UndoNotice } from './undo-notice.tsx'

/** Duration of a notification with Undo, in milliseconds: long enough to reach it by keyboard. Hover and focus pause it. */
export const undoDuration = 30_000

/** Shows a notification with an Undo button. */
export const useNotifyWithUndo = () => {
  const notify = useNotify()
  return (
    message: string,
    undo: () => Promise<unknown>,
    { label, duration = undoDuration }: { label?: string; duration?: number } = {},
  ): void =>
    notify(createElement(UndoNotice, { message, undo, ...(label !== undefined && { label }) }), {
      type: 'success',
      autoHideDuration: duration,
    })
}
