import { errorMessage } from '../error-message.ts'
import { createElement } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isIncomplete, readDeletion, readMessage } from '../data-provider/server-message.ts'
import { DeletedNotice } from './delete/undo-notice.tsx'
import { SavedNotice } from './on-website/saved-notice.tsx'
import { undoDuration } from './delete/use-notify-with-undo.ts'

/**
 * Shows the server's message about a change. 'Nothing …' is info, a partial success is a warning, and anything else is a
 * success. Adds an Undo button after a deletion that can be restored. Adds a link to the record's `address` on the website. A
 * `remark` follows the message. Returns true if there was a message; there is none after react-admin has signed the person
 * out.
 */
export const useNotifyResult = () => {
  const notify = useNotify()
  const t = useTranslate()
  return (answer: object | undefined, address?: string, remark?: string): boolean => {
    const serverMessage = readMessage(answer)
    if (serverMessage === undefined) return false
    const message = remark === undefined ? serverMessage : `${t(serverMessage)} ${remark}`
    const deletion = readDeletion(answer)
    const type = isIncomplete(answer) ? 'warning' : 'success'
    if (deletion)
      notify(createElement(DeletedNotice, { message, deletion }), {
        type,
        autoHideDuration: undoDuration,
      })
    else if (address !== undefined && !message.includes('Nothing'))
      notify(createElement(SavedNotice, { message, address }), {
        type: 'success',
        autoHideDuration: undoDuration,
      })
    else notify(message, { type: message.includes('Nothing') ? 'info' : type })
    return true
  }
}

/** Shows an error. Field errors also appear under their inputs. */
export const useNotifyError = () => {
  const notify = useNotify()
  return (error: unknown): void => notify(errorMessage(error), { type: 'error' })
}
