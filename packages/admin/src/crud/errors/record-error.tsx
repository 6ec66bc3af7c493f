import { isNetworkError } from './use-read-error-handler.ts'
import { LoadError } from './load-error.tsx'

interface Props {
  error?: Error | null | undefined
  refetch: () => unknown
}

/** In place of a record that no answer came for. Of every other failure a notice tells, in the list. */
export const RecordError = ({ error, refetch }: Props) =>
  error && isNetworkError(error) ? <LoadError error={error} onRetry={() => void refetch()} /> : null
