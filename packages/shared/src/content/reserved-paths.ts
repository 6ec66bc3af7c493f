import { reservedMessages } from '../messages/address-messages.ts'

/** First segments of addresses that the server itself answers. */
const ownFolders = new Set(
  'api assets cards content dashboard email fil files health login logout media metrics offline password preview register sanctum search v'.split(
    ' ',
  ),
)
/** Pages made by code, which records of the kind `live` represent; `/*` matches all descendants. */
export const codePaths: readonly string[] = [
  '/',
  '/career',
  '/academics/programs',
  '/academics/programs/compare',
  '/academics/academic-calendar',
  '/contact-us',
  '/updates',
  '/updates/announcements',
  '/updates/news-and-events',
  '/updates/calendar',
  '/updates/announcements/*',
  '/updates/news-and-events/*',
  '/class-status',
  '/class-status/*',
]

/** Reason why an address can't be a page, as a sentence for authors; undefined if it can. */
export const reservedProblem = (path: string, isLive: boolean): string | undefined => {
  const [, first = ''] = path.toLowerCase().split('/')
  if (ownFolders.has(first)) return reservedMessages.own(path, first)
  if (first.startsWith('.') || path.split('/').some((part) => part === '..'))
    return reservedMessages.dot(path)
  if (/^\/[^/]+\.(?:xml|txt|ico|png|js|json|webmanifest|ics)$/i.test(path)) return reservedMessages.file(path)
  return !isLive && isCode(path) ? reservedMessages.code(path) : undefined
}

const isCode = (path: string): boolean =>
  codePaths.some((each) => (each.endsWith('/*') ? path.startsWith(each.slice(0, -1)) : path === each))
