import { checkPath } from '@kampana/shared/verification/code'
import { alertsPath } from '@kampana/shared/notices/subscription'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { perContent, recordPages } from './content/store/current.ts'
import { programsPath } from './content/program.ts'
import { researchPath } from './content/monograph.ts'
import { lazyPage } from '@kampana/engine-site/framework/lazy-page'
import type { Page } from '@kampana/engine-site/framework/page'
import { contentPage } from './pages/content-page.tsx'
import { filipinoLivePage, withoutFilipinoPage } from './pages/filipino-pages.tsx'
import { notFoundPage } from './pages/not-found.tsx'
import { createRouteTable } from '@kampana/engine-site/framework/route-table'
import { offlinePage } from './pages/offline.tsx'
import { placeholderPage } from './pages/placeholder-page.tsx'
import { isFilipinoPath } from './content/pages/filipino.ts'
import { findEntry, allPaths, filipinoPaths, hiddenPaths, isHidden } from './site-map.ts'

const notFound = notFoundPage(() =>
  routes().fixedPaths.filter((path) => !isHidden(path) && !isFilipinoPath(path)),
)

/** Pages that load their data from the API, with code splitting. */
export const livePages = [
  lazyPage('/', async () => (await import('./pages/home.tsx')).homePage),
  lazyPage('/career', async () => (await import('./pages/career.tsx')).careerPage),
  lazyPage('/academics/programs', async () => (await import('./pages/programs.tsx')).programFinderPage),
  lazyPage(
    '/academics/programs/compare',
    async () => (await import('./pages/compare-programs.tsx')).compareProgramsPage,
  ),
  lazyPage(
    '/academics/academic-calendar',
    async () => (await import('./pages/academic-calendar.tsx')).academicCalendarPage,
  ),
  lazyPage('/contact-us', async () => (await import('./pages/contact.tsx')).contactPage),
  lazyPage('/updates', async () => (await import('./pages/update-lists.tsx')).updatesPage),
  lazyPage(
    '/updates/announcements',
    async () => (await import('./pages/update-lists.tsx')).announcementsPage,
  ),
  lazyPage(
    '/updates/news-and-events',
    async () => (await import('./pages/update-lists.tsx')).newsAndEventsPage,
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
const codePages = [
  lazyPage(checkPath, async () => (await import('./pages/check-code.tsx')).checkCodePage),
  lazyPage(`${checkPath}/*`, async () => (await import('./pages/check-code.tsx')).codePage),
]
/** Pages that only links lead to. They come before the notices, since their addresses are below the address of the notices. */
const alertPages = [
  lazyPage(alertsPath, async () => (await import('./pages/alerts.tsx')).alertsPage),
  lazyPage(`${alertsPath}/*`, async () => (await import('./pages/alerts.tsx')).personalPage),
]
const monographPages = lazyPage(
  `${researchPath}/*`,
  async () => (await import('./pages/monograph-page.tsx')).monographPage,
)
const programPages = lazyPage(`${programsPath}/*`, async () =>
  (await import('./pages/program-page.tsx')).programPage(notFound),
)

/** Page of an entry of the site map; none for coded pages, groups and other sites. */
const entryPages = (path: string): Page[] => {
  const kind = findEntry(path)?.kind
  if (kind === 'content') return [contentPage(path)]
  if (kind === 'placeholder') return [placeholderPage(path)]
  return kind === 'landing'
    ? [lazyPage(path, async () => (await import('./pages/landing-page.tsx')).landingPage(path))]
    : []
}

/** Page of an entry in Filipino. */
const filipinoPage = (path: string): Page[] => {
  const live = livePages.find((page) => page.path === path)
  return live
    ? [filipinoLivePage(live)]
    : findEntry(path)?.kind === 'content'
      ? [contentPage(path, 'fil')]
      : []
}

/** List page of a resource of the college, and the pages of its records. */
const pagesOfRecords = (pages: RecordPages): Page[] => [
  lazyPage(pages.path, async () => (await import('./pages/record-pages.tsx')).recordListPage(pages)),
  lazyPage(`${pages.path}/*`, async () => (await import('./pages/record-pages.tsx')).recordPage(pages)),
]

/** All pages, fixed paths and prefixes. */
export const routes = perContent(() =>
  createRouteTable(
    [
      ...alertPages,
      ...livePages,
      monographPages,
      programPages,
      offlinePage,
      searchPage,
      ...codePages,
      ...[...allPaths(), ...hiddenPaths()].flatMap(entryPages),
      ...filipinoPaths().flatMap(filipinoPage),
      withoutFilipinoPage(notFound),
      ...recordPages.flatMap(pagesOfRecords),
    ],
    notFound,
  ),
)
