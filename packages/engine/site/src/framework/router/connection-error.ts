import { serverUrl } from '../server-url.ts'

/**
 * True if a page failed to load because there is no connection. A full page load solves other failures, such as a script that
 * a newer build has replaced.
 */
export const isConnectionError = async (error: unknown, href: string): Promise<boolean> => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (status !== undefined && status !== 0) return false
  if (status === 0 && serverUrl() !== '') return true
  return fetch(href, { method: 'HEAD' }).then(
    () => false,
    () => true,
  )
}
