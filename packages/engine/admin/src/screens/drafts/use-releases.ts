import type { Release } from '@kampana/engine-declare/api/releases'
import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { hasDrafts } from './has-drafts.ts'

const releasesKey = 'record changes'

/** Open releases that this person may read. The menu, lists, forms and the home page share them. */
export const useOpenReleases = () => {
  const list = useCall(releaseCalls.list)
  return useQuery({
    queryKey: [releasesKey, 'open'],
    queryFn: async () => (await list()).data,
    enabled: hasDrafts(),
    staleTime: 5_000,
    retry: false,
  })
}

/** The person's releases of the last 30 days, with their outcomes. */
export const useOwnReleases = () => {
  const list = useCall(releaseCalls.list)
  return useQuery({
    queryKey: [releasesKey, 'own'],
    queryFn: async () => (await list({ query: { mine: '1' } })).data,
    enabled: hasDrafts(),
    staleTime: 5_000,
    retry: false,
  })
}

/**
 * A release with its changes to each record. It isn't refreshed automatically, since the reviewer approves exactly these
 * changes.
 */
export const useRelease = (id: number) => {
  const read = useCall(releaseCalls.read)
  return useQuery({
    queryKey: [releasesKey, 'one', id],
    queryFn: async () => (await read({ id })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
}

/** Draft of a record; undefined without one. The list of releases shows if there is a draft, which avoids a 404. */
export const useRecordDraft = (resource: Resource, id: Identifier) => {
  const { getRecordDraft } = useDataProvider<EngineDataProvider>()
  const open = useOpenReleases()
  const isThere = findReleaseRecord(open.data, resource, id)?.record.isLive ?? false
  const draft = useQuery({
    queryKey: [releasesKey, 'draft', resource.name, Number(id)],
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
export const useRecordWaiting = (resource: Resource, id: Identifier | undefined): Release | undefined => {
  const { data } = useOpenReleases()
  return id === undefined ? undefined : findReleaseRecord(data, resource, id)?.release
}

/** Finds the release that contains a record, and the record in it. */
export const findReleaseRecord = (
  releases: readonly Release[] = [],
  { name }: Pick<Resource, 'name'>,
  id: Identifier,
) => {
  for (const release of releases) {
    const record = release.records.find((each) => each.resource === name && each.id === Number(id))
    if (record) return { release, record }
  }
  return undefined
}
