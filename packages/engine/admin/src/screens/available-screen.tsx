import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { useQuery } from '@tanstack/react-query'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { availableResource, isSpecifiedField } from '../back-end/available-resource.ts'
import { isOwnServer } from '../back-end/own-server.ts'
import type { Screen, ScreenName } from './overrides.tsx'
import { useDefaultSort } from './list/list-columns.ts'

interface Props {
  resource: string
  name: ScreenName
  screen: Screen
}

/** Screen limited to the fields and actions that this back end has. */
export const AvailableScreen = ({ resource, name, screen: Screen }: Props) => (
  <Screen resource={useAvailableResource(findResource(resource), name)} />
)

/**
 * Resource limited to the fields and actions of this back end; our own server has all of them. Another back end has the inputs
 * and actions of the specification, and its lists have the fields of their rows. Other screens also keep the fields of the
 * specification, since a record may have more than its list row.
 */
const useAvailableResource = (resource: Resource, screen: ScreenName): Resource => {
  const names = useFieldNames(resource)
  return useMemo(() => {
    if (isOwnServer()) return withoutFields(resource, isShown)
    const available = new Set(names)
    const isAvailable: IsAvailable = ([name, field]) =>
      isShown([name, field]) &&
      (name === resource.title ||
        available.has(name) ||
        ((screen !== 'list' || available.size === 0) && isSpecifiedField(resource.name, name)))
    return withoutFields(availableResource(resource), isAvailable)
  }, [resource, names, screen])
}

type IsAvailable = (entry: [name: string, field: Field]) => boolean

/** No screen shows API-only fields. */
const isShown: IsAvailable = ([, { apiOnly = false }]) => !apiOnly

/** Returns the same object if all fields are kept, since a table measures its columns again whenever the resource changes. */
const withoutFields = (resource: Resource, isAvailable: IsAvailable): Resource => {
  const fields = Object.entries(resource.fields)
  const available = fields.filter(isAvailable)
  return available.length === fields.length
    ? resource
    : { ...resource, fields: Object.fromEntries(available) }
}

/** Field names of the list's first rows. An empty list is fetched again the next time. */
const useFieldNames = ({ name, ...resource }: Resource): readonly string[] | undefined => {
  const provider = useDataProvider()
  const [field, order] = useDefaultSort({ name, ...resource })
  const { data } = useQuery({
    queryKey: [name, 'fieldNames'],
    queryFn: async () => {
      const params = { filter: {}, sort: { field, order }, pagination: { page: 1, perPage: 25 } }
      const { data: rows } = await provider.getList(name, params)
      return [...new Set(rows.flatMap((row) => Object.keys(row)))]
    },
    enabled: !isOwnServer() && resource.actions.includes('list'),
    retry: false,
    staleTime: ({ state }) => (state.data?.length ? Infinity : 0),
  })
  return data
}
