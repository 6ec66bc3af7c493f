import { trashCalls } from '@kampana/engine-declare/calls/trash-calls'
import type { QueryOf } from '@kampana/engine-declare/calls/call'
import type { Resource } from '@kampana/engine-declare/resource'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCall } from '../../data-provider/use-call.ts'

type TrashQuery = QueryOf<ReturnType<typeof trashCalls>['list']>

/** Page of a resource's trash. Refetched when `listed`, the number of existing records, changes. */
export const useTrash = (resource: Resource, query: TrashQuery, listed?: number) => {
  const list = useCall(trashCalls(resource).list)
  return useQuery({
    queryKey: [resource.name, 'trash', query, listed],
    queryFn: () => list({ query }),
    placeholderData: keepPreviousData,
  })
}
