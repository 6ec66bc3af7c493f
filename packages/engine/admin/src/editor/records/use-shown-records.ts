import type { RecordsFilter } from '@kampana/engine-declare/rich-text/records-rules'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'

/** First 100 published records that match a filter, and their total. */
export const useShownRecords = (resource: string, filter: RecordsFilter | null) => {
  const { getPublicRecords } = useDataProvider<EngineDataProvider>()
  return useQuery({
    queryKey: ['records in bodies', resource, filter],
    queryFn: () => getPublicRecords(resource, filter),
    retry: false,
    staleTime: 10_000,
  })
}
