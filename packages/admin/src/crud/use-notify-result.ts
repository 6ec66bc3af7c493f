import { errorMessage } from '../error-message.ts'
import { createElement } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { isIncomplete, readDeletion, readMessage } from '../data-provider/server-message.ts'
import { DeletedNotice } from './delete/undo-notice.tsx'
import { SavedNotice } from './on-website/saved-notice.tsx'
import { undoDuration } from './delete/use-notify-with-undo.ts'

/**
 * Notifies of a change with the server's message: 'Nothing …' as info, a partial success as a warning, anything else as success, with an Undo button for a
 * deletion that can be restored, and the way to the `address` on the website where a record is to be read. A `remark` follows the message. Returns whether there was a message; there is none when react-admin has signed the person
 * out.
 */
export const useNotifyResult = () => {
  const notify = useNotify()
  const t = useTranslate()
  return (answer: object | undefined, address?: string, remark?: string): boolean => {
    const said = readMessage(answer)
    if (said === undefined) return false
    const message = remark === undefined ? said : `${t(said)} ${remark}`
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

/** Notifies of an error. Field errors are shown under their inputs, too. */
export const useNotifyError = () => {
  const notify = useNotify()
  return (error: unknown): void => notify(errorMessage(error), { type: 'error' })
}
