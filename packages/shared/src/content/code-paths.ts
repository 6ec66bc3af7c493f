import { registerReservedPaths } from '@kampana/engine-declare/addresses/reserved-paths'

/** First segments of addresses that the server itself answers. */
const folders =
  'api assets cards content dashboard email fil files health login logout media metrics offline password preview register sanctum search v'.split(
    ' ',
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

registerReservedPaths({ folders, pages: codePaths })
