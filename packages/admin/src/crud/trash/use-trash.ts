import type { TrashQuery } from '@kampana/shared/api/finding-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'

/** A page of a resource's trash, which is read anew when `listed` changes, the number of records that aren't deleted. */
export const useTrash = (resource: string, query: TrashQuery, listed?: number) => {
  const provider = useDataProvider<EngineDataProvider>()
  return useQuery({
    queryKey: [resource, 'trash', query, listed],
    queryFn: () => provider.getTrash(resource, query),
    placeholderData: keepPreviousData,
  })
}
