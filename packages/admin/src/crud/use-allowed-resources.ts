import type { Action } from '@kampana/shared/resource'
import type { ResourceSummary } from '@kampana/shared/registry/resource-summary'
import { allSummaries } from '@kampana/shared/registry/all-summaries'
import { useCanAccessResources } from 'react-admin'
import { useForbiddenLists } from '../data-provider/other-back-end/forbidden-lists.ts'

/** The resources of which the person may do this. */
export const useAllowedResources = (action: Action): ResourceSummary[] => {
  const declared = allSummaries().filter(({ actions }) => actions.includes(action))
  const { canAccess } = useCanAccessResources({ action, resources: declared.map(({ name }) => name) })
  const forbidden = useForbiddenLists()
  return declared.filter(({ name }) => canAccess?.[name] && !(action === 'list' && forbidden.has(name)))
}

/** The resources that menus lead the person to: the lists that they may see, and that of which there is one. */
export const useEntries = (): ResourceSummary[] => {
  const lists = useAllowedResources('list')
  const shown = useAllowedResources('show')
  return allSummaries().filter(
    (resource) => lists.includes(resource) || (resource.singleton && shown.includes(resource)),
  )
}

/** Where a menu's entry leads: to the list, or to the only record. */
export const entryPath = ({ name, singleton }: Pick<ResourceSummary, 'name' | 'singleton'>): string =>
  singleton ? `/${name}/1` : `/${name}`
