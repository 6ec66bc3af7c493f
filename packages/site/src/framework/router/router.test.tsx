// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { college } from '../../content/store/current.ts'
import { anUpdate, fakeApi } from '../../testing/fake-api.ts'
import { site } from '../../site.ts'
// Imported first, so that no test waits for it.
import '../../records/in-body/render-bodies.ts'
import { loadRoute, type RouteMatch } from '@kampana/engine-site/framework/load-route'
import { RouterRoot } from '@kampana/engine-site/framework/router/router.tsx'

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

test('router: shows the next page, address and title on a click and moves focus', async () => {
  await open('/updates/announcements')
  await userEvent.click(screen.getAllByRole('link', { name: 'A/B? 100% "ñ" #1' })[0]!)
  expect(await heading('A/B? 100% "ñ" #1')).toBeDefined()
  expect(document.querySelector('.rich-text')?.textContent).toBe('From eight to twelve.')
  expect(location.pathname).toBe(`/updates/announcements/${encodeURIComponent('A/B? 100% "ñ" #1')}`)
  expect(document.title).toBe(`A/B? 100% "ñ" #1 · ${college.short_name}`)
  expect(document.activeElement?.id).toBe('main')
})

test('router: sets the same unique tab title as the server', async () => {
  await open('/admission')
  await userEvent.click(screen.getAllByRole('link', { name: 'College' })[0]!)
  await heading('College')
  expect(document.title).toBe(`College, Admission · ${college.short_name}`)
})

test('router: reports visited pages to the server, but not prefetched pages', async () => {
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

test("router: follows links in a page's prose", async () => {
  await open('/about-us/history')
  await userEvent.click(screen.getByRole('link', { name: 'come and begin' }))
  expect(await heading('Admission')).toBeDefined()
})

test('router: shows the previous page on going back', async () => {
  await open('/about-us/history')
  await userEvent.click(screen.getByRole('link', { name: 'come and begin' }))
  await heading('Admission')
  await act(async () => {
    history.back()
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  })
  expect(await heading('History')).toBeDefined()
})

test("router: follows the redirect from an update's former title", async () => {
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
  'router: leaves a click on a link to %s with the download name %j to the browser',
  async (path, download) => {
    await open('/about-us/history')
    const link = document.createElement('a')
    link.href = path
    if (download !== undefined) link.download = download
    document.body.append(link)
    let followed = true
    const last = (click: Event) => {
      followed = click.defaultPrevented
      // jsdom doesn't support leaving a page.
      click.preventDefault()
    }
    addEventListener('click', last, { once: true })
    link.click()
    expect(followed).toBe(false)
    link.remove()
  },
)
