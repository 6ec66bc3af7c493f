import type { trashCalls } from '@kampana/engine-declare/calls/trash-calls'
import type { QueryOf } from '@kampana/engine-declare/calls/call'
import type { Resource } from '@kampana/engine-declare/resource'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { loadChunk } from '../../chunks/load-chunk.ts'
import type { EngineDataProvider } from '../../data-provider.ts'

type TrashQuery = QueryOf<ReturnType<typeof trashCalls>['list']>

/** Page of a resource's trash. Refetched when `listed`, the number of existing records, changes. */
export const useTrash = (resource: Resource, query: TrashQuery, listed?: number) => {
  const provider = useDataProvider<EngineDataProvider>()
  return useQuery({
    queryKey: [resource.name, 'trash', query, listed],
    queryFn: async () => {
      // The calls contain schemas, which load with the data provider.
      const { trashCalls } = await loadChunk(() => import('@kampana/engine-declare/calls/trash-calls'))
      return provider.call(trashCalls(resource).list, { query })
    },
    placeholderData: keepPreviousData,
  })
}
