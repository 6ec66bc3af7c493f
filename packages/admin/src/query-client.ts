import { statusOf } from './error-message.ts'
import { MutationCache, QueryClient } from '@tanstack/react-query'

/**
 * Calls are made also where the browser thinks that it is offline, and fail at once. By default they would wait without
 * a word, and a save would go off by itself when the signal returns, minutes after the person gave it up.
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
  // Each screen checks the sign-in anew; the whole dashboard would be rendered twice when that begins and ends.
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
