import type { Resource } from '@kampana/engine-declare/resource'
import type { Identifier } from 'react-admin'
import { descendantsOf } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** Descendants of the records to delete that aren't selected themselves, the deepest first. */
export const useDescendants = (resource: Resource | undefined, ids: readonly Identifier[]) => {
  const { tree } = useTree(
    resource ?? ({ name: '' } as Resource),
    resource?.tree !== undefined && ids.length > 0,
  )
  const all = tree ? ids.flatMap((id) => descendantsOf(tree, Number(id))) : []
  return [...new Set(all)].filter(({ id }) => !ids.includes(id))
}
