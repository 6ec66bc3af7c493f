import { relevance } from '@kampana/engine-declare/lists/list-query'
import type { Resource } from '@kampana/engine-declare/resource'
import { fold } from '@kampana/engine-declare/text/fold'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useQueries } from '@tanstack/react-query'
import {
  type RaRecord,
  type TranslateFunction,
  useCreatePath,
  useDataProvider,
  useNavigate,
  useTranslate,
} from 'react-admin'
import { useDebounced } from '@kampana/engine-admin/use-debounced'
import { useAllOverrides } from '@kampana/engine-admin/screens/overrides.tsx'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import type { PaletteItem, PaletteGroup } from './search-result.ts'
import { fieldAnchor } from '@kampana/engine-admin/screens/list/use-form-address'
import { openedScreen } from '@kampana/engine-admin/screens/opened-screen'
import { useAllowedResources } from '@kampana/engine-admin/screens/use-allowed-resources'

/** First matching records of every list. New input aborts earlier calls. */
export const useRecords = (typed: string) => {
  const query = useDebounced(typed.trim())
  const t = useTranslate()
  const provider = useDataProvider()
  const toResult = useToResult()
  const searched = useAllowedResources('list')
    .map(({ name }) => findResource(name))
    .filter(isSearched)
  const enabled = query.length >= minLength
  const asked = searched.map((resource) => askedField(resource, query, t))
  const answers = useQueries({
    queries: searched.map(({ name, order: [field, order] }, at) => ({
      queryKey: [name, 'search', query],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getList<RaRecord>(name, {
          filter: { q: asked[at]?.words ?? query },
          sort: capabilities().lists ? { field: relevance, order: 'DESC' } : { field, order },
          pagination: { page: 1, perPage: maxResults },
          signal,
          meta: { exact: true },
        }),
      enabled,
      retry: false,
      staleTime: 10_000,
    })),
  })
  const groups = searched.map((resource, at): PaletteGroup => ({
    title: t(resource.label),
    results: enabled
      ? (answers[at]?.data?.data ?? []).map((record) => toResult(resource, record, query, asked[at]?.name))
      : [],
  }))
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    isPending:
      typed.trim().length >= minLength && (query !== typed.trim() || answers.some((one) => one.isFetching)),
    failed: enabled ? searched.filter((_, at) => answers[at]?.isError).map(({ label }) => t(label)) : [],
  }
}

/** Other back ends return the whole list for each search. A log, which is read-only, may have any number of pages. */
const isSearched = ({ search, actions }: Resource): boolean =>
  search.length > 0 && (capabilities().lists || actions.includes('edit'))

/** Field whose name follows the words for a record that opens as a form: “registrar hours”. */
const askedField = (resource: Resource, typed: string, t: TranslateFunction) => {
  if (openedScreen(resource) !== 'edit') return undefined
  return Object.entries(resource.fields)
    .map(([name, { label }]) => ({ name, words: queryBefore(t(label), typed) }))
    .find(({ words: query }) => query.length >= minLength)
}

const queryBefore = (label: string, typed: string): string =>
  fold(typed).endsWith(` ${fold(label)}`) ? typed.slice(0, -label.length).trim() : ''

/** Minimum length of a query: one letter would match everything. */
const minLength = 2
const maxResults = 4

const useToResult = () => {
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const t = useTranslate()
  const all = useAllOverrides()
  return (resource: Resource, record: RaRecord, query: string, fieldName?: string): PaletteItem => {
    const { name, title, actions, fields } = resource
    const type = openedScreen(resource)
    const field = fieldName === undefined ? undefined : fields[fieldName]
    return {
      key: `${name} ${record.id}`,
      ...readExcerpt(record),
      ...(field && { kind: t(field.label) }),
      label: all[name]?.recordTitle?.(record, t) ?? String(record[title]),
      run: () =>
        actions.includes(type)
          ? navigate(createPath({ resource: name, type, id: record.id }) + fieldAnchor(resource, fieldName))
          : navigate({
              pathname: `/${name}`,
              search: `?filter=${encodeURIComponent(JSON.stringify({ q: query }))}`,
            }),
    }
  }
}

/** Excerpt with the matches, if the title has none. */
const readExcerpt = ({ found_in }: RaRecord): Pick<PaletteItem, 'excerpt'> =>
  typeof found_in === 'object' && found_in !== null && 'text' in found_in
    ? { excerpt: String(found_in.text) }
    : {}
