import type { Resource } from '@kampana/shared/resource'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataProvider } from 'react-admin'
import { isSpecifiedField } from '../account/specified.ts'
import { isOwnServer } from '../account/own-server.ts'
import type { ScreenName } from './overrides.tsx'
import { useDefaultSort } from './list/list-columns.ts'

/**
 * A resource with only the fields that this back end's records have; our own server has all of them. A list shows what its
 * rows have. A record may have more than a list's row, so other screens also keep the fields of the specification.
 */
export const useAvailableFields = (resource: Resource, screen: ScreenName): Resource => {
  const names = useFieldNames(resource)
  return useMemo(() => {
    if (isOwnServer()) return shownFields(resource)
    const available = new Set(names)
    const isAvailable = ([name]: [string, unknown]): boolean =>
      name === resource.title ||
      available.has(name) ||
      ((screen !== 'list' || available.size === 0) && isSpecifiedField(resource.name, name))
    return { ...resource, fields: Object.fromEntries(Object.entries(resource.fields).filter(isAvailable)) }
  }, [resource, names, screen])
}

/** A resource without the fields that only the API has. */
const shownFields = (resource: Resource): Resource => {
  const fields = Object.entries(resource.fields)
  const shown = fields.filter(([, { apiOnly = false }]) => !apiOnly)
  return shown.length === fields.length ? resource : { ...resource, fields: Object.fromEntries(shown) }
}

/** The field names of the list's first rows. An empty list is fetched again next time. */
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
