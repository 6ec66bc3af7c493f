import { errorMessage, statusOf } from '../../error-message.ts'
import type { Resource } from '@kampana/shared/resource'
import { useNotify, useRedirect } from 'react-admin'

/**
 * Handles the error of a record that can't be read: shows its text as a notice and redirects to the list. After a network
 * error the page stays and shows it (`RecordError`), since the list would fail as well.
 */
export const useReadErrorHandler = (resource: Resource) => {
  const notify = useNotify()
  const redirect = useRedirect()
  return (error: Error): void => {
    if (isNetworkError(error)) return
    notify(errorMessage(error), { type: 'error' })
    redirect('list', resource.name)
  }
}

/** Whether an error has no HTTP status: no connection, or a chunk that couldn't be fetched. */
export const isNetworkError = (error: Error): boolean => !statusOf(error)
