import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { errorMessage } from '../error-message.ts'

/**
 * Runs async work, with `busy` while it runs. By default errors are shown as a notification. `run` resolves to whether the
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

/** The same for work that changes records: it resolves to the server's message, which is told, and what is shown is fetched anew. */
export const useChangeTask = (handleError?: (error: unknown) => unknown) => {
  const { busy, run } = useTask(handleError)
  const notify = useNotify()
  const refresh = useRefresh()
  const change = (work: () => Promise<string | undefined>): Promise<boolean> =>
    run(async () => {
      const message = await work()
      if (message !== undefined) notify(message, { type: 'success' })
    }).finally(refresh)
  return { busy, change }
}
