import { serverUrl } from '../server-url.ts'

/**
 * Whether a page can't be fetched for want of a connection. What fails otherwise, as a page whose script a newer
 * version of the site has replaced, is helped by loading the address anew.
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
