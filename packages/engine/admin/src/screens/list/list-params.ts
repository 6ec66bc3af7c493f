import { useStoreContext, type ListParams, type Store } from 'react-admin'

const suffix = '.listParams'
const ofVisit = /\.(?:listParams|selectedIds)$/

/**
 * Store that persists sort order and page size of lists. Filters, pages and selected rows only last until the dashboard
 * reloads. Otherwise, last week's filter would hide records, and its selection could be deleted with today's.
 */
export const forgetFilters = (store: Store): Store => {
  const current = new Map<string, unknown>()
  return {
    ...store,
    getItem: <T>(key: string, fallback?: T) => {
      if (!ofVisit.test(key)) return store.getItem<T>(key, fallback)
      if (current.has(key)) return current.get(key) as T
      const saved = key.endsWith(suffix) && store.getItem<Partial<ListParams>>(key)
      return saved ? (withoutFilter(saved) as T) : (fallback as T)
    },
    setItem: (key, value) => {
      if (ofVisit.test(key)) current.set(key, value)
      store.setItem(key, value)
    },
    reset: () => {
      current.clear()
      store.reset()
    },
  }
}

/** Function that clears a list's filter and page, for a newly opened list or to show a new record. */
export const useClearFilter = (): ((resource: string) => void) => {
  const store = useStoreContext()
  return (resource) => {
    const params = store.getItem<ListParams>(resource + suffix)
    if (params) store.setItem(resource + suffix, withoutFilter(params))
  }
}

const withoutFilter = <T extends Partial<ListParams>>(params: T) => ({
  ...params,
  filter: {},
  displayedFilters: {},
  page: 1,
})
