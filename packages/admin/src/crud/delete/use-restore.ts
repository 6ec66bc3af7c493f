import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import type { Deletion } from '../../data-provider/server-message.ts'
import { useTask } from '../../task/use-task.ts'

/** Restores deleted records, notifies of the result, and refreshes the lists. */
export const useRestore = ({ resource, ids }: Deletion) => {
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { busy, run } = useTask()
  const restore = () =>
    run(async () => {
      const message = await provider.restore(resource, ids)
      if (message !== undefined) notify(message, { type: 'success' })
    }).finally(refresh)
  return { busy, restore }
}
