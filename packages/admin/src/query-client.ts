import { statusOf } from '@kampana/engine-admin/error-message'
import { MutationCache, QueryClient } from '@tanstack/react-query'

/**
 * Sends calls even if the browser reports that it is offline; such calls fail at once. By default they would wait silently,
 * and a save could run minutes after the person gave it up.
 */
export const createQueryClient = (): QueryClient => {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries({ queryKey: [unreadKey] }),
    }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: { networkMode: 'always', refetchOnReconnect: true, retry: shouldRetry },
    },
  })
  // Every screen checks the sign-in. Without this setting, the whole dashboard would render at the start and end of each
  // check.
  client.setQueryDefaults(['auth'], { notifyOnChangeProps: ['data', 'error', 'status'] })
  return client
}

/** Query key of the menu's unread counts, which every mutation invalidates. */
export const unreadKey = 'counted'

/** Retries a failed read once, but neither offline nor after a 4xx reply. */
const shouldRetry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 500
  return failures < 1 && navigator.onLine && (status === 0 || status >= 500)
}
