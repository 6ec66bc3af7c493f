import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { useNotify, useRedirect } from 'react-admin'

/** What happens when a record can't be read: its specified text as a notice, and back to the list. */
export const useReadFailure = (resource: Resource) => {
  const notify = useNotify()
  const redirect = useRedirect()
  return (error: Error): void => {
    notify(error.message || messages.status[500]!, { type: 'error' })
    redirect('list', resource.name)
  }
}
