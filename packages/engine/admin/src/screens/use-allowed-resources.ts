import type { Action } from '@kampana/engine-declare/resource'
import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { useCanAccessResources } from 'react-admin'
import { useForbiddenLists } from '../data-provider/other-back-end/forbidden-lists.ts'

/** Resources on which the person may perform this action. */
export const useAllowedResources = (action: Action): ResourceSummary[] => {
  const declared = allSummaries().filter(({ actions }) => actions.includes(action))
  const { canAccess } = useCanAccessResources({ action, resources: declared.map(({ name }) => name) })
  const forbidden = useForbiddenLists()
  return declared.filter(({ name }) => canAccess?.[name] && !(action === 'list' && forbidden.has(name)))
}

/** Resources in the person's menus: lists that they may open, and singletons. */
export const useEntries = (): ResourceSummary[] => {
  const lists = useAllowedResources('list')
  const shown = useAllowedResources('show')
  return allSummaries().filter(
    (resource) => lists.includes(resource) || (resource.singleton && shown.includes(resource)),
  )
}

/** Path of a menu entry: the list, or the singleton's record. */
export const entryPath = ({ name, singleton }: Pick<ResourceSummary, 'name' | 'singleton'>): string =>
  singleton ? `/${name}/1` : `/${name}`
