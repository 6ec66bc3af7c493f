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
  return client
}

/** What the menu counts is asked for anew after each change. */
export const unreadKey = 'counted'

/** Reading is tried once more where another try may help: not without a connection, nor after a refusal. */
const shouldRetry = (failures: number, error: unknown): boolean => {
  const status = statusOf(error) ?? 500
  return failures < 1 && navigator.onLine && (status === 0 || status >= 500)
}
