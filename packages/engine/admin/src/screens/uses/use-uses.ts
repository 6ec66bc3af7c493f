import { usesCalls } from '@kampana/engine-declare/calls/uses-calls'
import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useQueries } from '@tanstack/react-query'
import type { Identifier } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'

/** Uses of images or pages, each listed once. */
export const useUses = (resource: string, ids: readonly Identifier[]) => {
  const list = useCall(usesCalls(findResource(resource)).list)
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [resource, 'uses', String(id)],
      queryFn: async () => (await list({ id: Number(id) })).data,
      retry: false,
      // The uses may have changed since the last request.
      staleTime: 0,
    })),
    combine: (answers) => ({
      uses: answers.every(({ data }) => data)
        ? distinct(answers.flatMap(({ data = [] }) => data))
        : undefined,
      error: answers.find(({ error }) => error)?.error ?? undefined,
      refetch: () => answers.forEach(({ refetch }) => void refetch()),
    }),
  })
}

/** A record's field that uses several of them is listed once. */
const distinct = (uses: readonly PictureUse[]): PictureUse[] => [
  ...new Map(uses.map((use) => [keyOfUse(use), use])).values(),
]

/** Unique key of a use. */
export const keyOfUse = ({ resource, id, title, field }: PictureUse): string =>
  `${resource} ${id} ${id === 0 ? title : ''} ${field}`
