import type { Change } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { hasDrafts } from './keeps-drafts.ts'

const changesKey = 'record changes'

/** The changes that wait, as far as this person may read them. Menu, lists, forms and home share them. */
export const useOpenChanges = () => {
  const { getRecordChanges } = useDataProvider<EngineDataProvider>()
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
  const { getRecordChanges } = useDataProvider<EngineDataProvider>()
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
  const { getRecordChange } = useDataProvider<EngineDataProvider>()
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
  const { getRecordDraft } = useDataProvider<EngineDataProvider>()
  const open = useOpenChanges()
  const isThere = findChangedRecord(open.data, resource, id)?.record.isLive ?? false
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

/** The open change in which a record waits, or a draft over it; undefined for none, as for a new one. */
export const useRecordWaiting = (resource: Resource, id: Identifier | undefined): Change | undefined => {
  const { data } = useOpenChanges()
  return id === undefined ? undefined : findChangedRecord(data, resource, id)?.change
}

/** Among changes that with a record, and the record in it. */
export const findChangedRecord = (
  changes: readonly Change[] = [],
  { name }: Pick<Resource, 'name'>,
  id: Identifier,
) => {
  for (const change of changes) {
    const record = change.records.find((each) => each.resource === name && each.id === Number(id))
    if (record) return { change, record }
  }
  return undefined
}
