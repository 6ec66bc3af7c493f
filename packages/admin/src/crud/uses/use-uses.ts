import type { PictureUse } from '@kampana/shared/media/picture-use'
import { useQueries } from '@tanstack/react-query'
import { useDataProvider, type Identifier } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'

/** What shows pictures, or links to the pages of records, each place once. */
export const useUses = (resource: string, ids: readonly Identifier[]) => {
  const { getUses } = useDataProvider<EngineDataProvider>()
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [resource, 'uses', String(id)],
      queryFn: () => getUses(resource, id),
      retry: false,
      // A place may have changed since it was last looked at.
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

/** A field of a record that shows several of them is one place. */
const distinct = (uses: readonly PictureUse[]): PictureUse[] => [
  ...new Map(uses.map((use) => [placeKey(use), use])).values(),
]

/** What tells a place from the others. */
export const placeKey = ({ resource, id, title, field }: PictureUse): string =>
  `${resource} ${id} ${id === 0 ? title : ''} ${field}`
