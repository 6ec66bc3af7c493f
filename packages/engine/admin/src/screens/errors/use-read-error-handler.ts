import { errorMessage, statusOf } from '../../error-message.ts'
import type { Resource } from '@kampana/engine-declare/resource'
import { useNotify, useRedirect } from 'react-admin'

/**
 * Handles the error of a record that can't be read: shows it as a notification and redirects to the list. After a network
 * error, the page stays and shows the error (`RecordError`), since the list would fail as well.
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

/** True if an error has no HTTP status: no connection, or a chunk that failed to load. */
export const isNetworkError = (error: Error): boolean => !statusOf(error)
