import type { TrashQuery } from '@kampana/shared/api/finding-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'

/** Page of a resource's trash. Refetched when `listed`, the number of existing records, changes. */
export const useTrash = (resource: string, query: TrashQuery, listed?: number) => {
  const provider = useDataProvider<EngineDataProvider>()
  return useQuery({
    queryKey: [resource, 'trash', query, listed],
    queryFn: () => provider.getTrash(resource, query),
    placeholderData: keepPreviousData,
  })
}
