import { useQueries } from '@tanstack/react-query'
import { useCanAccessResources, useDataProvider, useTranslate, type RaRecord } from 'react-admin'
import { findSummary } from '@kampana/engine-declare/registry/all-summaries'
import { isNetworkError } from '@kampana/engine-admin/screens/errors/use-read-error-handler'
import { isUnreadable } from '@kampana/engine-admin/error-message'
import { isSpecifiedField } from '@kampana/engine-admin/back-end/available-resource'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { coming, waiting, type TodoWidget } from './todo-widgets.ts'

/** Widget with its total and its first records. */
export interface LoadedTodoWidget extends TodoWidget {
  total: number
  records: readonly RaRecord[]
}

/**
 * Todo widgets that this person may see. All appear when every query has settled, to avoid a layout shift. Widgets whose query
 * failed are omitted.
 */
export const useTodoWidgets = () => {
  const t = useTranslate()
  const provider = useDataProvider()
  const { canAccess, isPending } = useCanAccessResources({ action: 'list', resources })
  const widgets = [...waiting(), ...coming()].filter(
    (widget) => canAccess?.[widget.resource] && isSupported(widget),
  )
  const answers = useQueries({
    queries: widgets.map(({ resource, filter, sort = newestFirst }) => ({
      queryKey: [resource, 'home', filter],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getList<RaRecord>(resource, {
          filter,
          sort,
          pagination: { page: 1, perPage: maxRecords },
          signal,
        }),
      retry: false,
    })),
  })
  const loaded = widgets.flatMap((widget, at): LoadedTodoWidget[] => {
    const answer = answers[at]?.data
    return answer?.total ? [{ ...widget, total: answer.total, records: answer.data }] : []
  })
  const isWaiting = (widget: TodoWidget) => titles.has(widget.title)
  return {
    /** True if the person may see any widget. */
    any: isPending || widgets.length > 0,
    isPending: isPending || answers.some((answer) => answer.isPending),
    /** Network error, if the server was unreachable. */
    unreachable:
      answers.find(({ error }) => error && isNetworkError(error) && !isUnreadable(error))?.error ?? undefined,
    /** Result of each widget's query. */
    answers: widgets.map(({ resource }, at) => ({
      label: t(findSummary(resource).label),
      error: answers[at]?.error ?? null,
      refetch: () => answers[at]?.refetch(),
    })),
    refetch: () => answers.forEach((answer) => void answer.refetch()),
    waiting: loaded.filter(isWaiting),
    coming: loaded.filter((widget) => !isWaiting(widget)),
  }
}

/**
 * True if the back end supports the widget. Other back ends support only the specification's fields, so they have no drafts,
 * for example.
 */
const isSupported = ({ resource, filter, ours }: TodoWidget): boolean =>
  capabilities().lists ||
  (!ours && Object.keys(filter).every((key) => isSpecifiedField(resource, key.replace(/_(?:gte|lte)$/, ''))))

/** Number of records that a widget lists. */
const maxRecords = 3
const newestFirst = { field: 'created_at', order: 'DESC' } as const
const resources = [...new Set([...waiting(), ...coming()].map(({ resource }) => resource))]
const titles = new Set(waiting().map(({ title }) => title))
