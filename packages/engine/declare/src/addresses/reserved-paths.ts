import { reservedMessages } from '../messages/address-messages.ts'

/** Addresses that no record can have. */
interface ReservedPaths {
  /** First segments of addresses that the server itself answers. */
  folders: readonly string[]
  /** Pages made by code, which records of the kind `live` represent; `/*` matches all descendants. */
  pages: readonly string[]
}

let reserved: ReservedPaths = { folders: ['api', 'assets', 'dashboard', 'files', 'media'], pages: [] }

/** Registers the product's reserved addresses, with its resources. */
export const registerReservedPaths = (paths: ReservedPaths): void => {
  reserved = paths
}

/** Reason why an address can't be a page, as a sentence for authors; undefined if it can. */
export const reservedProblem = (path: string, isLive: boolean): string | undefined => {
  const [, first = ''] = path.toLowerCase().split('/')
  if (reserved.folders.includes(first)) return reservedMessages.own(path, first)
  if (first.startsWith('.') || path.split('/').some((part) => part === '..'))
    return reservedMessages.dot(path)
  if (/^\/[^/]+\.(?:xml|txt|ico|png|js|json|webmanifest|ics)$/i.test(path)) return reservedMessages.file(path)
  return !isLive && isCode(path) ? reservedMessages.code(path) : undefined
}

const isCode = (path: string): boolean =>
  reserved.pages.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each))
