import { inputName, relatedId } from '@kampana/engine-declare/kinds/index'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { useResourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { availableResource } from '../../back-end/available-resource.ts'
import { pathTo } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** Resource of the surrounding form; without one, a resource without a tree. */
export const useFormResource = (): Resource => {
  const name = useResourceContext()
  return availableResource(allResources().find((each) => each.name === name) ?? none)
}
const none = { name: '', fields: {} } as unknown as Resource

/** Address of the nearest ancestor that has one, by the field of this name; '' at the top level. */
export const useAddressAbove = (source: string): string => {
  const resource = useFormResource()
  const { tree: declared, fields } = resource
  const parent = declared && fields[declared.parent]
  const input = declared && parent ? inputName(declared.parent, parent) : ''
  const chosen: unknown = useWatch({ name: input, disabled: input === '' })
  const { tree } = useTree(resource)
  const above = tree?.byId.get(Number(relatedId(chosen)))
  if (!tree || !above) return ''
  const nearest = [...pathTo(tree, above), above].findLast((record) => typeof record[source] === 'string')
  const address = nearest ? String(nearest[source]) : ''
  return address === '/' ? '' : address
}
