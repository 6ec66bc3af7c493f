import { useNotify, useRefresh } from 'react-admin'
import { useTask } from './use-task.ts'

/** `useTask` for work that changes records: it resolves to the server's message, which is told, and what is shown is fetched anew. */
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
