import type { Resource } from '@kampana/shared/resource'
import { useMemo } from 'react'
import { useGetList } from 'react-admin'
import { arrangeTree } from './tree-rows.ts'

/** All records of a tree, whatever a list filters; undefined until they are there. */
export const useTree = (resource: Resource, enabled = true) => {
  const { data, error, refetch } = useGetList(
    resource.name,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: resource.tree?.place ?? 'id', order: 'ASC' },
      filter: {},
    },
    { enabled: enabled && resource.tree !== undefined },
  )
  const tree = useMemo(() => data && arrangeTree(resource, data), [resource, data])
  return { tree, error, refetch }
}

/** What the server answers at most. */
const most = 10_000
