// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { college } from '../../content/store/current.ts'
import { anUpdate, fakeApi } from '../../testing/fake-api.ts'
import { site } from '../../site.ts'
// Loaded beforehand, so that no test waits for it.
import '../../records/in-body/render-bodies.ts'
import { loadRoute, type RouteMatch } from '../load-route.ts'
import { RouterRoot } from './router.tsx'

const api = fakeApi({
  updates: [anUpdate({ title: 'A/B? 100% "ñ" #1' })],
  formerly: { 'Old name': { id: 1, title: 'A/B? 100% "ñ" #1', category: 'announcements' } },
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  vi.stubGlobal('scrollTo', vi.fn<() => void>())
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a page of the site and waits for its hydration. */
const open = async (path: string) => {
  history.replaceState(null, '', path)
  const first = (await loadRoute(site, {
    url: new URL(location.href),
    api,
    today: '2026-11-21',
    timeZone: 'Asia/Manila',
  })) as RouteMatch
  render(<RouterRoot site={site} first={first} api={api} />)
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('router: a click on a link shows the next page, its address, its title, and moves the focus to it', async () => {
  await open('/updates/announcements')
  await userEvent.click(screen.getAllByRole('link', { name: 'A/B? 100% "ñ" #1' })[0]!)
  expect(await heading('A/B? 100% "ñ" #1')).toBeDefined()
  expect(document.querySelector('.rich-text')?.textContent).toBe('From eight to twelve.')
  expect(location.pathname).toBe(`/updates/announcements/${encodeURIComponent('A/B? 100% "ñ" #1')}`)
  expect(document.title).toBe(`A/B? 100% "ñ" #1 · ${college.shortName}`)
  expect(document.activeElement?.id).toBe('main')
})

test('router: a page that shares its title with others is called in the tab as the server calls it', async () => {
  await open('/admission')
  await userEvent.click(screen.getAllByRole('link', { name: 'College' })[0]!)
  await heading('College')
  expect(document.title).toBe(`College, Admission · ${college.shortName}`)
})

test('router: the server is told of the page that was gone to, and not of those that were fetched ahead', async () => {
  const sendBeacon = vi.fn<(address: string) => boolean>(() => true)
  Object.assign(navigator, { sendBeacon })
  await open('/about-us/history')
  await userEvent.hover(screen.getByRole('link', { name: 'come and begin' }))
  expect(sendBeacon).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'come and begin' }))
  await heading('Admission')
  expect(sendBeacon.mock.calls).toEqual([['/api/page-views?path=%2Fadmission']])
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

test('router: links in the prose of a page are followed the same way', async () => {
  await open('/about-us/history')
  await userEvent.click(screen.getByRole('link', { name: 'come and begin' }))
  expect(await heading('Admission')).toBeDefined()
})

test('router: going back shows the page before', async () => {
  await open('/about-us/history')
  await userEvent.click(screen.getByRole('link', { name: 'come and begin' }))
  await heading('Admission')
  await act(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  expect(await heading('History')).toBeDefined()
})

test('router: the old title of an update leads to its new one', async () => {
  await open('/about-us/history')
  const link = document.createElement('a')
  link.href = '/updates/announcements/Old%20name'
  link.textContent = 'an old link'
  document.body.append(link)
  await userEvent.click(link)
  expect(await heading('A/B? 100% "ñ" #1')).toBeDefined()
  expect(location.pathname).toBe(`/updates/announcements/${encodeURIComponent('A/B? 100% "ñ" #1')}`)
  link.remove()
})

test.each([
  ['/dashboard/login', undefined],
  ['/api/docs', undefined],
  ['/files/3f2a/form.docx', undefined],
  ['/files/3f2a/marks.ods', undefined],
  ['/media/3f2a-1920x1080', undefined],
  ['/updates/calendar.ics', undefined],
  ['/admission', ''],
])(
  'router: a link to %s, with the name for its download %j, is left to the browser',
  async (path, download) => {
    await open('/about-us/history')
    const link = document.createElement('a')
    link.href = path
    if (download !== undefined) link.download = download
    document.body.append(link)
    let followed = true
    const last = (click: Event) => {
      followed = click.defaultPrevented
      // jsdom can't leave a page.
      click.preventDefault()
    }
    addEventListener('click', last, { once: true })
    link.click()
    expect(followed).toBe(false)
    link.remove()
  },
)
