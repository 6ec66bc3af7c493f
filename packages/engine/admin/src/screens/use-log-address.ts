import { useCanAccess } from 'react-admin'
import { capabilities } from '../back-end/capabilities.ts'

/** Address of the log entries of one record or person; undefined without permission to list the log. */
export const useLogAddress = (filter: Readonly<Record<string, unknown>>): string | undefined => {
  const { canAccess = false } = useCanAccess({ resource: 'logs', action: 'list' })
  if (!canAccess || !capabilities().records) return undefined
  return `/logs?${new URLSearchParams({ filter: JSON.stringify(filter) })}`
}
