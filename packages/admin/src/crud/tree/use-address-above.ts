import { inputName, relatedId } from '@kampana/shared/kinds/index'
import { allResources } from '@kampana/shared/registry/all-resources'
import type { Resource } from '@kampana/shared/resource'
import { useResourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { availableResource } from '../../back-end/available-resource.ts'
import { pathTo } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** The resource of the form around; one that has no tree where there is none. */
export const useFormResource = (): Resource => {
  const name = useResourceContext()
  return availableResource(allResources().find((each) => each.name === name) ?? none)
}
const none = { name: '', fields: {} } as unknown as Resource

/** The address of what lies above the record of a form, by its field of this name: the nearest that has one. '' at the top. */
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
