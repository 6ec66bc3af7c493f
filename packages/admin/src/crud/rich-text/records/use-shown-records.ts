import type { RecordsFilter } from '@kampana/shared/rich-text/records-rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'

type Shown = Readonly<Record<string, unknown>> & { id: number }

/** The first hundred records that visitors read with a filter, and how many there are. */
export const useShownRecords = (resource: string, filter: RecordsFilter | null) =>
  useQuery({
    queryKey: ['records in bodies', resource, filter],
    queryFn: () => api.records.list<Shown>(resource, { filter: filter ?? {}, range: [0, 99] }),
    retry: false,
    staleTime: 10_000,
  })
