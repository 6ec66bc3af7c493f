import { useNotify, useRefresh } from 'react-admin'
import { useTask } from './use-task.ts'

/** `useTask` for work that changes records. It shows the server's message and reloads the visible data. */
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
