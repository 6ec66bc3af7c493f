import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import type { Deletion } from '../../data-provider/server-message.ts'
import { useChangeTask } from '../../task/use-change-task.ts'

/** Restores deleted records, shows the result and refreshes the lists. */
export const useRestore = ({ resource, ids }: Deletion) => {
  const provider = useDataProvider<EngineDataProvider>()
  const { busy, change } = useChangeTask()
  return { busy, restore: () => change(() => provider.restore(resource, ids)) }
}
