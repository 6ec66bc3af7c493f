import { errorMessage, statusOf } from '../../error-message.ts'
import type { Resource } from '@kampana/shared/resource'
import { useNotify, useRedirect } from 'react-admin'

/** What happens when a record can't be read: its specified text as a notice, and back to the list. Without an answer the
 * page stays and tells of it (`RecordFailure`): the list couldn't be had either. */
export const useReadErrorHandler = (resource: Resource) => {
  const notify = useNotify()
  const redirect = useRedirect()
  return (error: Error): void => {
    if (isNetworkError(error)) return
    notify(errorMessage(error), { type: 'error' })
    redirect('list', resource.name)
  }
}

/** No connection, or a part of the dashboard itself that couldn't be fetched. */
export const isNetworkError = (error: Error): boolean => !statusOf(error)
