import { useStoreContext, type ListParams, type Store } from 'react-admin'

const suffix = '.listParams'
const ofVisit = /\.(?:listParams|selectedIds)$/

/**
 * A store that keeps how lists are sorted and how long they are, but their filters, pages and selected rows only until the
 * dashboard is loaded anew: a filter of last week would hide records, and its selection could be deleted with today's.
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

/** Returns a function that drops a list's filter and page, for whoever opens it anew or looks for a new record. */
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
