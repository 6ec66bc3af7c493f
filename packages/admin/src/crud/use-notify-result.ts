import { errorMessage } from '../error-message.ts'
import { createElement } from 'react'
import { useNotify } from 'react-admin'
import { readDeletion, readMessage } from '../data-provider/server-message.ts'
import { DeletedNotice } from './delete/deleted-notice.tsx'
import { undoDuration } from './delete/use-notify-with-undo.ts'

/**
 * Tells people what the server said of a change, once: 'Nothing …' as an information, else as a success, and
 * with 'Undo' where it was a deletion that can be taken back. Answers whether there was a change to tell of;
 * react-admin hands on an empty answer when it signs one out.
 */
export const useNotifyResult = () => {
  const notify = useNotify()
  return (answer: object | undefined): boolean => {
    const message = readMessage(answer)
    if (message === undefined) return false
    const deletion = readDeletion(answer)
    if (deletion)
      notify(createElement(DeletedNotice, { said: message, deletion }), {
        type: 'success',
        autoHideDuration: undoDuration,
      })
    else notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    return true
  }
}

/** Tells people why a change failed. What belongs under an input stands there too. */
export const useNotifyError = () => {
  const notify = useNotify()
  return (error: unknown): void => notify(errorMessage(error), { type: 'error' })
}
