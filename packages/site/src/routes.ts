import { monographs } from 'virtual:monographs'
import { contentPages } from 'virtual:pages'
import { announcements } from './pages/announcements.tsx'
import { announcement, newsOrEvent } from './pages/update-page.tsx'
import { calendar } from './pages/calendar.tsx'
import { career } from './pages/career.tsx'
import { classNoticePage } from './pages/class-notice.tsx'
import { classStatusPage } from './pages/class-status.tsx'
import { contact } from './pages/contact.tsx'
import { contentPage } from './pages/content-page.tsx'
import { home } from './pages/home.tsx'
import { monographPage, otherMonograph } from './pages/monograph-page.tsx'
import { newsAndEvents } from './pages/news-and-events.tsx'
import { notFound } from './pages/not-found.tsx'
import { offline } from './pages/offline.tsx'
import { placeholderPage } from './pages/placeholder-page.tsx'
import { search } from './pages/search.tsx'
import { updates } from './pages/updates.tsx'
import type { Page } from './page.ts'
import { plainPath } from './plain-path.ts'
import { entryAt, everyPath } from './site-map.ts'

/** The pages whose data comes from the API. */
export const livePages = [
  home,
  career,
  contact,
  updates,
  announcements,
  newsAndEvents,
  calendar,
  announcement,
  newsOrEvent,
  classStatusPage,
  classNoticePage,
]

const written = Object.entries(contentPages).map(([path, read]) => contentPage(path, read))
const research = Object.entries(monographs).map(([path, read]) => monographPage(path, read))
const unwritten = everyPath
  .filter((path) => entryAt(path)?.kind === 'placeholder')
  .map((path) => placeholderPage(path))
const fixed = new Map(
  [...livePages, offline, search, ...written, ...research, ...unwritten].map((page) => [page.path, page]),
)

/** Every address that is a page by itself. */
export const fixedPaths: readonly string[] = [...fixed.keys()].filter((path) => !path.endsWith('/*'))

const open = [...livePages, otherMonograph].filter((page) => page.path.endsWith('/*'))

/** The page at an address; the not-found page where there is none. */
export const pageAt = (url: URL): Page => {
  const found = fixed.get(plainPath(url.pathname))
  if (found && !found.path.endsWith('/*')) return found
  return open.find(({ path }) => beneath(url.pathname, path.slice(0, -1))) ?? notFound
}

const beneath = (pathname: string, prefix: string): boolean =>
  pathname.startsWith(prefix) && pathname.length > prefix.length
