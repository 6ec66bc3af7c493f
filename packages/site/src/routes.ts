import { monographs } from 'virtual:monographs'
import type { ContentPage } from './content/markdown/read-markdown.ts'
import { lazyPage } from './framework/lazy-page.ts'
import { contentPage } from './pages/content-page.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { createRouteTable } from './framework/route-table.ts'
import { offlinePage } from './pages/offline.tsx'
import { placeholderPage } from './pages/placeholder-page.tsx'
import { findEntry, allPaths } from './site-map.ts'

const notFound = notFoundPage(() => fixedPaths)

/** The pages that load their data from the API, each with its code split off. */
export const livePages = [
  lazyPage('/', async () => (await import('./pages/home.tsx')).homePage),
  lazyPage('/career', async () => (await import('./pages/career.tsx')).careerPage),
  lazyPage('/academics/programs', async () => (await import('./pages/programs.tsx')).programFinderPage),
  lazyPage(
    '/academics/academic-calendar',
    async () => (await import('./pages/academic-calendar.tsx')).academicCalendarPage,
  ),
  lazyPage('/contact-us', async () => (await import('./pages/contact.tsx')).contactPage),
  lazyPage('/updates', async () => (await import('./pages/updates.tsx')).updatesPage),
  lazyPage(
    '/updates/announcements',
    async () => (await import('./pages/announcements.tsx')).announcementsPage,
  ),
  lazyPage(
    '/updates/news-and-events',
    async () => (await import('./pages/news-and-events.tsx')).newsAndEventsPage,
  ),
  lazyPage('/updates/calendar', async () => (await import('./pages/calendar.tsx')).calendarPage),
  lazyPage(
    '/updates/announcements/*',
    async () => (await import('./pages/update-page.tsx')).announcementPage,
  ),
  lazyPage(
    '/updates/news-and-events/*',
    async () => (await import('./pages/update-page.tsx')).newsOrEventPage,
  ),
  lazyPage('/class-status', async () => (await import('./pages/class-status.tsx')).classStatusPage),
  lazyPage('/class-status/*', async () => (await import('./pages/class-notice.tsx')).classNoticePage),
]
const searchPage = lazyPage('/search', async () => (await import('./pages/search.tsx')).searchPage)
const monographRedirect = lazyPage(
  '/student-services/research/*',
  async () => (await import('./pages/monograph-page.tsx')).monographRedirectPage,
)

/** Imports the index of all texts with the first one that is needed. */
const readContentPage = async (path: string): Promise<ContentPage> => {
  const { contentPages } = await import('virtual:pages')
  const read = contentPages[path]
  if (!read) throw new Error(`The content has no page ${path}.`)
  return read()
}
const contentPages = allPaths
  .filter((path) => findEntry(path)?.kind === 'content')
  .map((path) => contentPage(path, () => readContentPage(path)))
const monographPages = Object.entries(monographs).map(([path, read]) =>
  lazyPage(path, async () => (await import('./pages/monograph-page.tsx')).monographPage(path, read)),
)
/** One page for all programs, so that their list isn't in the script of every other page. */
const programPages = lazyPage('/academics/programs/*', async () =>
  (await import('./pages/program-page.tsx')).programPage(notFound),
)
const placeholderPages = allPaths
  .filter((path) => findEntry(path)?.kind === 'placeholder')
  .map((path) => placeholderPage(path))
const landingPages = allPaths
  .filter((path) => findEntry(path)?.kind === 'landing')
  .map((path) => lazyPage(path, async () => (await import('./pages/landing-page.tsx')).landingPage(path)))

/** Every page by its address; programs and updates are found beneath theirs. */
export const { fixedPaths, findPage, loadEveryPage } = createRouteTable(
  [
    ...livePages,
    monographRedirect,
    programPages,
    offlinePage,
    searchPage,
    ...landingPages,
    ...contentPages,
    ...monographPages,
    ...placeholderPages,
  ],
  notFound,
)
