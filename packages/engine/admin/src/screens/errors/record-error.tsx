import { isNetworkError } from './use-read-error-handler.ts'
import { LoadError } from './load-error.tsx'

interface Props {
  error?: Error | null | undefined
  refetch: () => unknown
}

/** Network error in place of a record. Any other error redirects to the list with a notification (`useReadErrorHandler`). */
export const RecordError = ({ error, refetch }: Props) =>
  error && isNetworkError(error) ? <LoadError error={error} onRetry={() => void refetch()} /> : null
