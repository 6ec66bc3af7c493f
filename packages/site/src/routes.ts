import { monographs } from 'virtual:monographs'
import type { ContentPage } from './content/markdown.ts'
import { fetchedPage } from './fetched-page.ts'
import { contentPage } from './pages/content-page.tsx'
import { notFound } from './pages/not-found.tsx'
import { offline } from './pages/offline.tsx'
import { placeholderPage } from './pages/placeholder-page.tsx'
import type { Page } from './page.ts'
import { plainPath } from './plain-path.ts'
import { entryAt, everyPath } from './site-map.ts'

/** The pages whose data comes from the API. What only one of them needs, a browser fetches with it. */
export const livePages = [
  fetchedPage('/', async () => (await import('./pages/home.tsx')).home),
  fetchedPage('/career', async () => (await import('./pages/career.tsx')).career),
  fetchedPage('/academics/programs', async () => (await import('./pages/programs.tsx')).programFinder),
  fetchedPage(
    '/academics/academic-calendar',
    async () => (await import('./pages/academic-calendar.tsx')).academicCalendarPage,
  ),
  fetchedPage('/contact-us', async () => (await import('./pages/contact.tsx')).contact),
  fetchedPage('/updates', async () => (await import('./pages/updates.tsx')).updates),
  fetchedPage(
    '/updates/announcements',
    async () => (await import('./pages/announcements.tsx')).announcements,
  ),
  fetchedPage(
    '/updates/news-and-events',
    async () => (await import('./pages/news-and-events.tsx')).newsAndEvents,
  ),
  fetchedPage('/updates/calendar', async () => (await import('./pages/calendar.tsx')).calendar),
  fetchedPage('/updates/announcements/*', async () => (await import('./pages/update-page.tsx')).announcement),
  fetchedPage(
    '/updates/news-and-events/*',
    async () => (await import('./pages/update-page.tsx')).newsOrEvent,
  ),
  fetchedPage('/class-status', async () => (await import('./pages/class-status.tsx')).classStatusPage),
  fetchedPage('/class-status/*', async () => (await import('./pages/class-notice.tsx')).classNoticePage),
]
const search = fetchedPage('/search', async () => (await import('./pages/search.tsx')).search)
const otherMonograph = fetchedPage(
  '/student-services/research/*',
  async () => (await import('./pages/monograph-page.tsx')).otherMonograph,
)

/** Where each text is, is fetched with the first of them that somebody moves to. */
const readWritten = async (path: string): Promise<ContentPage> => {
  const { contentPages } = await import('virtual:pages')
  const read = contentPages[path]
  if (!read) throw new Error(`The content has no page ${path}.`)
  return read()
}
const written = everyPath
  .filter((path) => entryAt(path)?.kind === 'content')
  .map((path) => contentPage(path, () => readWritten(path)))
const research = Object.entries(monographs).map(([path, read]) =>
  fetchedPage(path, async () => (await import('./pages/monograph-page.tsx')).monographPage(path, read)),
)
/** The list of programs is fetched with the page: the first script of every other page needs none of it. */
const anyProgram = fetchedPage(
  '/academics/programs/*',
  async () => (await import('./pages/program-page.tsx')).programPage,
)
const unwritten = everyPath
  .filter((path) => entryAt(path)?.kind === 'placeholder')
  .map((path) => placeholderPage(path))
const landings = everyPath
  .filter((path) => entryAt(path)?.kind === 'landing')
  .map((path) => fetchedPage(path, async () => (await import('./pages/landing-page.tsx')).landingPage(path)))
const everyFixed = [...livePages, offline, search, ...landings, ...written, ...research, ...unwritten]
const fixed = new Map(everyFixed.map((page) => [page.path, page]))

/** Every address that is a page by itself, but for programs. */
export const fixedPaths: readonly string[] = [...fixed.keys()].filter((path) => !path.endsWith('/*'))

const open = [...livePages, otherMonograph, anyProgram].filter((page) => page.path.endsWith('/*'))

/** Where all code is at hand, as on the server, no page has to be waited for. */
export const everyPageReady = async (): Promise<void> => {
  await Promise.all([...fixed.values(), ...open].map(async ({ lazy }) => lazy?.()))
}

/** The page at an address; the not-found page where there is none. */
export const pageAt = (url: URL): Page => {
  const found = fixed.get(plainPath(url.pathname))
  if (found && !found.path.endsWith('/*')) return found
  return open.find(({ path }) => beneath(url.pathname, path.slice(0, -1))) ?? notFound
}

const beneath = (pathname: string, prefix: string): boolean =>
  pathname.startsWith(prefix) && pathname.length > prefix.length
