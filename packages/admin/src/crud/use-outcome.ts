import { messages } from '@kampana/shared/messages/messages'
import { createElement } from 'react'
import { useNotify } from 'react-admin'
import { deletionWith, saidWith } from '../data-provider/server-message.ts'
import { Deleted } from './delete/deleted.tsx'
import { undoFor } from './delete/use-undoable.ts'

/**
 * Tells people what the server said of a change, once: 'Nothing …' as an information, else as a success, and
 * with 'Undo' where it was a deletion that can be taken back. Answers whether there was a change to tell of;
 * react-admin hands on an empty answer when it signs one out.
 */
export const useOutcome = () => {
  const notify = useNotify()
  return (answer: object | undefined): boolean => {
    const message = saidWith(answer)
    if (message === undefined) return false
    const deletion = deletionWith(answer)
    if (deletion)
      notify(createElement(Deleted, { said: message, deletion }), {
        type: 'success',
        autoHideDuration: undoFor,
      })
    else notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    return true
  }
}

/** Tells people why a change failed. What belongs under an input stands there too. */
export const useRefusal = () => {
  const notify = useNotify()
  return (error: unknown): void => notify(whyRefused(error), { type: 'error' })
}

/** Why a change failed, in words for people. */
export const whyRefused = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : messages.status[500]!
