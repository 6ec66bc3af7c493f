import type { Change } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { hasDrafts } from './keeps-drafts.ts'

const changesKey = 'record changes'

/** Open releases that this person may read. The menu, lists, forms and the home page share them. */
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

/** The person's releases of the last 30 days, with their outcomes. */
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

/**
 * A release with its changes to each record. It isn't refreshed automatically, since the reviewer approves exactly these
 * changes.
 */
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

/** Draft of a record; undefined without one. The list of releases shows if there is a draft, which avoids a 404. */
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

/** Open release that contains a record or its draft; undefined for none, such as for a new record. */
export const useRecordWaiting = (resource: Resource, id: Identifier | undefined): Change | undefined => {
  const { data } = useOpenChanges()
  return id === undefined ? undefined : findChangedRecord(data, resource, id)?.change
}

/** Finds the release that contains a record, and the record in it. */
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
