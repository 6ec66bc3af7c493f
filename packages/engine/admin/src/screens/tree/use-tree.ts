import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { useGetList, type RaRecord } from 'react-admin'
import { arrangeTree, type RecordTree } from './tree-rows.ts'

/** All records of a tree, regardless of a list's filter; undefined while loading. */
export const useTree = (resource: Resource, enabled = true) => {
  const { data, error, refetch } = useGetList(
    resource.name,
    {
      pagination: { page: 1, perPage: maxRecords },
      sort: { field: positionField(resource) ?? 'id', order: 'ASC' },
      filter: {},
    },
    { enabled: enabled && resource.tree !== undefined },
  )
  return { tree: data && arrangedTree(resource, data), error, refetch }
}

/** Builds the tree once per reply, since every row needs it. */
const arrangedTree = (resource: Resource, records: RaRecord[]): RecordTree => {
  const tree = arranged.get(records) ?? arrangeTree(resource, records)
  arranged.set(records, tree)
  return tree
}
const arranged = new WeakMap<RaRecord[], RecordTree>()

/** The server's limit. */
const maxRecords = 10_000
