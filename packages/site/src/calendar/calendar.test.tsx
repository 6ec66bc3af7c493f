// @vitest-environment jsdom
import { cleanup, render as show, screen, waitFor, within as inside } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi, beforeAll, inject } from 'vitest'
import { cacheKey, render, setContent } from '../entry-server.tsx'
import { RouterRoot } from '@kampana/engine-site/framework/router/router.tsx'
import { anUpdate, fakeApi } from '../testing/fake-api.ts'
import { loadRoute, type RouteMatch } from '@kampana/engine-site/framework/load-route'
import type { AcademicCalendar } from '../content/academic-calendar.ts'
import { site } from '../site.ts'

// A school year for these tests. It has only two days, so that the months beyond them stay empty.
const academicCalendar: AcademicCalendar = {
  record: { school_year: 'S.Y. 2026-2027', note: '', week: null },
  days: [
    { title: 'Classes begin', kind: 'classes', from: '2026-06-15', to: '2026-06-15', levels: null },
    {
      title: 'Midterm week',
      kind: 'examinations',
      from: '2026-10-19',
      to: '2026-10-20',
      levels: ['Tertiary'],
    },
  ],
}
beforeAll(() => setContent({ ...inject('content'), academicCalendar }, 'two school days'))

const event = (id: number, title: string, from: string, to = from) =>
  anUpdate({ id, title, category: 'news-and-events', from, to })
const events = [
  event(1, 'Recollection', '2026-06-05'),
  event(2, 'Foundation week', '2026-11-20', '2026-11-24'),
  event(3, 'Choir in the chapel', '2026-11-24'),
  event(4, 'Intramurals', '2026-11-28', '2026-12-01'),
]
const clock = { today: '2026-11-21', timeZone: 'Asia/Manila' }
const ask = (query: string, updates = events) =>
  render({
    url: new URL(`https://college.test/updates/calendar${query}`),
    api: fakeApi({ updates }),
    ...clock,
  })
const documentAt = async (query: string, updates = events) =>
  new DOMParser().parseFromString((await ask(query, updates)).html, 'text/html')
const listed = (page: Document) =>
  [...page.querySelectorAll('.agenda h3')].map(({ textContent }) => textContent)

describe('calendar page', () => {
  test("marks the month's events on all their days", async () => {
    const page = await documentAt('')
    const links = [...page.querySelectorAll('.month-table a')]
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'November 20, 2026, 1 event',
      'November 21, 2026, today, 1 event',
      'November 22, 2026, 1 event',
      'November 23, 2026, 1 event',
      'November 24, 2026, 2 events',
      'November 28, 2026, 1 event',
      'November 29, 2026, 1 event',
      'November 30, 2026, 1 event',
    ])
    expect(listed(page)).toEqual(['Foundation week', 'Choir in the chapel', 'Intramurals'])
  })

  test('shows the events of the day in its address', async () => {
    const page = await documentAt('?day=2026-11-24')
    expect(page.querySelector('.agenda h2')?.textContent).toBe('Tuesday, November 24, 2026')
    expect(listed(page)).toEqual(['Foundation week', 'Choir in the chapel'])
    expect((await ask('?day=2026-11-24')).html).toContain(
      '<link rel="canonical" href="https://college.test/updates/calendar">',
    )
  })

  test('shows an event that lasts into the next month in both', async () => {
    expect(listed(await documentAt('?month=2026-12'))).toEqual(['Intramurals'])
  })

  test('links back through months without events to the first event', async () => {
    const page = await documentAt('?month=2026-07')
    expect(page.querySelector('[rel=prev]')?.getAttribute('href')).toBe('/updates/calendar?month=2026-06')
    expect(page.querySelector('.agenda')?.textContent).toContain('Next event: November 20, 2026.')
    expect((await documentAt('?month=2026-06')).querySelector('[rel=prev]')).toBeNull()
    expect((await documentAt('?month=2026-12')).querySelector('[rel=next]')).toBeNull()
  })

  test.each(['?month=2026-05', '?month=2031-01', '?day=2026-01-01'])(
    'returns a 404 without events for %s, which is outside all events',
    async (query) => {
      const { status, html } = await ask(query)
      expect(status).toBe(404)
      expect(html).toContain('No events')
    },
  )

  test.each(['?month=soon', '?day=2026-02-30', '?month=2026-13', '?x=1'])(
    'shows the current month for %s and caches no extra page',
    async (query) => {
      expect((await documentAt(query)).querySelector('#month')?.textContent).toBe('November 2026')
      expect(cacheKey(new URL(`https://college.test/updates/calendar${query}`))).toBe('/updates/calendar')
    },
  )

  test('shows the days of the school year with their levels next to the events', async () => {
    const page = await documentAt('?month=2026-10')
    const days = [...page.querySelectorAll('.month-table a')].map((link) => link.getAttribute('aria-label'))
    expect(days).toEqual(['October 19, 2026, 1 event', 'October 20, 2026, 1 event'])
    expect(listed(page)).toEqual(['Midterm week'])
    expect(page.querySelector('.agenda .leaf-words')?.textContent).toBe('Examinations · Tertiary')
    expect(page.querySelector('.agenda h3 a')?.getAttribute('href')).toBe(
      '/academics/academic-calendar#2026-10-19-midterm-week',
    )
    expect(listed(await documentAt('?month=2026-06'))).toEqual(['Recollection', 'Classes begin'])
  })

  test('links a day to its events, which are below the month on a phone', async () => {
    const page = await documentAt('')
    expect(page.querySelector('.month-table a')?.getAttribute('href')).toBe(
      '/updates/calendar?day=2026-11-20#agenda',
    )
    expect(page.querySelector('#agenda')).not.toBeNull()
  })

  test('shows the only event as a card, without a calendar', async () => {
    const page = await documentAt('', [event(1, 'Recollection', '2026-06-05')])
    expect(page.querySelector('.only-event h3')?.textContent).toBe('Recollection')
    expect(page.querySelector('table')).toBeNull()
  })

  test('offers the iCalendar files of coming events and of the whole calendar', async () => {
    const page = await documentAt('')
    const files = [...page.querySelectorAll('a[href$=".ics"]')].map((link) => link.getAttribute('href'))
    expect(files).toEqual([
      '/updates/calendar/2.ics',
      '/updates/calendar/3.ics',
      '/updates/calendar/4.ics',
      '/updates/calendar.ics',
      'webcal://college.test/updates/calendar.ics',
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fcollege.test%2Fupdates%2Fcalendar.ics',
    ])
  })
})

describe('hydrated calendar', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    vi.stubGlobal('scrollTo', vi.fn<() => void>())
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const day = (name: RegExp | string) => screen.findByRole('button', { name })
  const open = async () => {
    history.replaceState(null, '', '/updates/calendar')
    const api = fakeApi({ updates: events })
    const first = (await loadRoute(site, { url: new URL(location.href), api, ...clock })) as RouteMatch
    show(<RouterRoot site={site} first={first} api={api} />)
    return userEvent.setup()
  }

  // This test comes first, since the others find react-calendar in the module cache.
  test('keeps the focused day when react-calendar replaces the table', async () => {
    await open()
    screen.getByRole('link', { name: 'November 24, 2026, 2 events' }).focus()
    const button = await day('November 24, 2026, 2 events')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })

  test('lets visitors choose any day, shows its events, and puts it into the address', async () => {
    const user = await open()
    await user.click(await day('November 24, 2026, 2 events'))
    const agenda = screen.getByRole('region', { name: 'Tuesday, November 24, 2026' })
    expect(inside(agenda).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(location.search).toBe('?day=2026-11-24')
    await user.click(await day('November 10, 2026'))
    expect(screen.getByText('No events on this day.')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'All events in November 2026' }))
    expect(screen.getByRole('region', { name: 'Events in November 2026' })).toBeDefined()
    expect(location.search).toBe('')
  })

  test('moves the focus from day to day by arrow keys, into other months too', async () => {
    const user = await open()
    ;(await day('November 24, 2026, 2 events')).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    await waitFor(() => expect(location.search).toBe('?month=2026-12'))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'December 2, 2026' })),
    )
    await user.keyboard('{ArrowDown}{Home}{Enter}')
    expect(location.search).toBe('?day=2026-12-06')
    await user.keyboard('{PageUp}')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'November 6, 2026' })),
    )
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined()
  })

  test('keeps focus on the month link without scrolling while the link exists', async () => {
    const user = await open()
    await user.click(screen.getByRole('link', { name: 'October 2026' }))
    expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'September 2026' }))
    await user.click(screen.getByRole('link', { name: 'November 2026' }))
    await user.click(await screen.findByRole('link', { name: 'December 2026' }))
    const heading = await screen.findByRole('heading', { name: 'December 2026' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
