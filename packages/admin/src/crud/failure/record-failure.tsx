import { isNoAnswer } from './use-read-failure.ts'
import { Unreadable } from './unreadable.tsx'

interface Props {
  error?: Error | null | undefined
  refetch: () => unknown
}

/** In place of a record that no answer came for. Of every other failure a notice tells, in the list. */
export const RecordFailure = ({ error, refetch }: Props) =>
  error && isNoAnswer(error) ? <Unreadable error={error} onRetry={() => void refetch()} /> : null
