import { savedViewCalls } from '@kampana/engine-declare/calls/saved-view-calls'
import { relevance } from '@kampana/engine-declare/lists/list-query'
import type { SavedView, SavedViewInput, SavedViewQuery } from '@kampana/engine-declare/lists/saved-view'
import type { Resource } from '@kampana/engine-declare/resource'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useListContext, useNavigate, useNotify, useStore, useTranslate } from 'react-admin'
import { toFormError } from '../../data-provider/errors.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { useTask } from '../../task/use-task.ts'
import { authorColumn } from '../finding/author-column.ts'
import { useHiddenColumns, useListColumns, useDefaultSort } from '../list/list-columns.ts'

/** Saved views of a list and the operations on them. */
export const useViews = (resource: Resource) => {
  const calls = {
    list: useCall(savedViewCalls.list),
    create: useCall(savedViewCalls.create),
    edit: useCall(savedViewCalls.edit),
    delete: useCall(savedViewCalls.delete),
  }
  const queries = useQueryClient()
  const notify = useNotify()
  const { busy, run } = useTask()
  const queryKey = [resource.name, 'list-views']
  const {
    data = [],
    error,
    isPending,
  } = useQuery({
    queryKey,
    queryFn: async () => (await calls.list({ query: { resource: resource.name } })).data,
  })
  const notifyDone = async ({ message }: { message: string }) => {
    await queries.invalidateQueries({ queryKey })
    notify(message, { type: 'success' })
  }
  return {
    views: data,
    error,
    isPending,
    busy,
    /** Saves a view; with an id, changes one of the person's own. Rejects with validation errors by field. */
    save: ({ id, ...body }: SavedViewInput & { id?: number }): Promise<void> =>
      (id === undefined
        ? calls.create({ body: { resource: resource.name, ...body } })
        : calls.edit({ id, body })
      ).then(notifyDone, toFormError(resource)),
    remove: (id: number) => run(() => calls.delete({ id }).then(notifyDone)),
  }
}

/** Current query of the list, to save as a view. */
export const useCurrentQuery = (resource: Resource): SavedViewQuery => {
  const { filterValues = {}, sort, perPage } = useListContext()
  const hiddenColumns = useHiddenColumns(resource)
  const [hidden] = useStore<readonly string[]>(`${resource.name}.datatable`, hiddenColumns)
  return { filter: filterValues, sort, perPage, hidden: [...hidden] }
}

/**
 * Opens a saved view, whose address contains filters, sort order and page size. Reports and omits fields that the list no
 * longer has.
 */
export const useOpenView = (resource: Resource) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const t = useTranslate()
  const columns = useListColumns(resource)
  const [field, order] = useDefaultSort(resource)
  const [, setHidden] = useStore<readonly string[]>(`${resource.name}.datatable`)
  return ({ name, query }: SavedView): void => {
    const gone = Object.keys(query.filter).filter((key) => !isFilter(resource, key))
    const filter = Object.fromEntries(Object.entries(query.filter).filter(([key]) => !gone.includes(key)))
    const isKnown = ['id', relevance, ...columns.map(([column]) => column)].includes(query.sort.field)
    const sort = isKnown ? query.sort : { field, order }
    if (query.hidden) setHidden(query.hidden)
    navigate(`/${resource.name}?${toSearch({ ...query, filter, sort })}`)
    if (gone.length > 0 || !isKnown)
      notify(
        t('The view “%{name}” uses fields that no longer exist: %{fields}. The other settings are applied.', {
          name,
          fields: [...gone, ...(isKnown ? [] : [query.sort.field])].join(', '),
        }),
        { type: 'warning' },
      )
  }
}

const toSearch = ({ filter, sort, perPage }: SavedViewQuery): string =>
  new URLSearchParams({
    displayedFilters: JSON.stringify(Object.fromEntries(Object.keys(filter).map((key) => [key, true]))),
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    page: '1',
    perPage: String(perPage),
  }).toString()

const isFilter = ({ fields }: Resource, key: string): boolean => {
  const name = key.replace(/_(?:gte|gt|lte|lt|neq|q|empty)$/, '')
  return (
    ['q', 'id', 'created_by', 'updated_by', authorColumn].includes(key) ||
    [key, name].some(
      (each) =>
        each in fields || Object.values(fields).some((field) => 'input' in field && field.input === each),
    )
  )
}

/** True if the list's current query equals a saved view. */
export const isCurrentView = ({ query }: SavedView, now: SavedViewQuery): boolean =>
  JSON.stringify([query.filter, query.sort, query.perPage]) ===
  JSON.stringify([now.filter, { field: now.sort.field, order: now.sort.order }, now.perPage])
