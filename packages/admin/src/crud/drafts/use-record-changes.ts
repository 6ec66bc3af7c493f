import type { Change } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type Identifier } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { hasDrafts } from './keeps-drafts.ts'

const changesKey = 'record changes'

/** The changes that wait, as far as this person may read them. Menu, lists, forms and home share them. */
export const useOpenChanges = () => {
  const { getRecordChanges } = useDataProvider<ProductDataProvider>()
  return useQuery({
    queryKey: [changesKey, 'open'],
    queryFn: () => getRecordChanges(),
    enabled: hasDrafts(),
    staleTime: 5_000,
    retry: false,
  })
}

/** The person's own changes of the last 30 days, with what became of them. */
export const useOwnChanges = () => {
  const { getRecordChanges } = useDataProvider<ProductDataProvider>()
  return useQuery({
    queryKey: [changesKey, 'own'],
    queryFn: () => getRecordChanges(true),
    enabled: hasDrafts(),
    staleTime: 5_000,
    retry: false,
  })
}

/** A change with what it makes of each record. It stays as it is shown until it is asked for again, since that is approved. */
export const useRecordChange = (id: number) => {
  const { getRecordChange } = useDataProvider<ProductDataProvider>()
  return useQuery({
    queryKey: [changesKey, 'one', id],
    queryFn: () => getRecordChange(id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** The draft over a record; undefined where there is none. The list of changes tells whether there is, without a 404. */
export const useRecordDraft = (resource: Resource, id: Identifier) => {
  const { getRecordDraft } = useDataProvider<ProductDataProvider>()
  const open = useOpenChanges()
  const isThere = open.data?.some((change) => hasRecord(change, resource, id)) ?? false
  const draft = useQuery({
    queryKey: [changesKey, 'draft', resource.name, Number(id)],
    queryFn: () => getRecordDraft(resource.name, id),
    enabled: isThere,
    retry: false,
  })
  return {
    draft: isThere ? draft.data : undefined,
    isPending: open.isLoading || (isThere && draft.isFetching),
  }
}

/** Whether a change has a record. */
export const hasRecord = (
  { records }: Pick<Change, 'records'>,
  { name }: Pick<Resource, 'name'>,
  id: Identifier,
): boolean => records.some((record) => record.resource === name && record.id === Number(id))
