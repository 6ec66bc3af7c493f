import { messages } from '@kampana/shared/messages'
import { useNotify } from 'react-admin'
import { saidWith } from '../said.ts'

/**
 * Tells people what the server said of a change, once: 'Nothing …' as an information, else as a success.
 * Answers whether there was a change to tell of; react-admin hands on an empty answer when it signs one out.
 */
export const useOutcome = () => {
  const notify = useNotify()
  return (answer: object | undefined): boolean => {
    const message = saidWith(answer)
    if (message === undefined) return false
    notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    return true
  }
}

/** Tells people why a change failed. What belongs under an input stands there too. */
export const useRefusal = () => {
  const notify = useNotify()
  return (error: unknown): void =>
    notify(error instanceof Error && error.message ? error.message : messages.status[500]!, { type: 'error' })
}
