import { useState } from 'react'
import { useNotify } from 'react-admin'
import { errorMessage } from '../error-message.ts'

/**
 * Runs async work; `busy` is true while it runs. By default, errors are shown as a notification. `run` resolves to true if the
 * work succeeded.
 */
export const useTask = (handleError?: (error: unknown) => unknown) => {
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch (error) {
      if (handleError) await handleError(error)
      else notify(errorMessage(error), { type: 'error' })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}
