// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { render } from './entry-server.tsx'
import { playCarousel } from './home/play-carousel.ts'
import { RouterRoot } from '@kampana/engine-site/framework/router/router.tsx'
import { anOpening, anUpdate, body, fakeApi } from './testing/fake-api.ts'
import { createRouteMatch } from '@kampana/engine-site/framework/load-route'
import { site } from './site.ts'

const complaints: unknown[] = []
beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words))
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  // jsdom has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
})
afterEach(() => vi.restoreAllMocks())

const api = fakeApi({
  updates: [
    anUpdate({
      id: 1,
      title: 'A/B? 100% "ñ"',
      picture: { src: `/media/${'b'.repeat(32)}/960x640.webp`, alt: '' },
    }),
    anUpdate({ id: 2, title: 'Fiesta', category: 'news-and-events', from: '2026-12-01', to: '2026-12-03' }),
  ],
  openings: [anOpening()],
  slides: [
    { id: 1, src: `/media/${'c'.repeat(32)}/1920x1080.webp`, alt: 'The tower' },
    { id: 2, src: `/media/${'d'.repeat(32)}/1920x1080.webp`, alt: 'The chapel' },
  ],
})

test.each([
  '/',
  '/updates',
  '/updates/calendar',
  '/career',
  '/about-us/history',
  "/about-us/sailors,-rowers-&-st.peter's-prayer",
  '/gallery',
  '/contact-us',
  '/contact-us?sent',
  '/no-such-page',
  `/updates/announcements/${encodeURIComponent('A/B? 100% "ñ"')}`,
])("entry hydrate: hydrates %s without differences from the server's HTML", async (path) => {
  await open(path)
  expect(await hydrate(path)).toEqual([])
  expect(complaints).toEqual([])
})

test('an update: contains its body once, which the browser reads from the document', async () => {
  const told = [anUpdate({ title: 'Memo', updates: body('Said in the body alone.') })]
  const url = new URL('/updates/announcements/Memo', location.href)
  const { html } = await render({ url, api: fakeApi({ updates: told }), ...clock })
  expect(html.split('Said in the body alone.')).toHaveLength(2)
})

test('entry hydrate: keeps the playing slides on hydration of the home page', async () => {
  await open('/')
  const carousel = document.querySelector<HTMLElement>('.carousel')!
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  playCarousel(carousel)
  screen.getByRole('button', { name: 'Pause' }).click()

  expect(await hydrate('/')).toEqual([])
  expect(complaints).toEqual([])
  expect(document.querySelector('.carousel')).toBe(carousel)
  screen.getByRole('button', { name: 'Play' }).click()
  expect(screen.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)
})

const clock = { today: '2026-11-21', timeZone: 'Asia/Manila' }

/** Loads the document of an address, as a browser would. */
const open = async (path: string): Promise<void> => {
  const { html } = await render({ url: new URL(path, location.href), api, ...clock })
  document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
}

/** Hydrates the page. Returns React's hydration errors. */
const hydrate = async (path: string): Promise<unknown[]> => {
  const url = new URL(path, location.href)
  const { data: sent } = JSON.parse(document.querySelector('#state')!.textContent) as { data: unknown }
  const data = (await site.findPage(url).rehydrate?.(sent, document)) ?? sent
  const mismatches: unknown[] = []
  await act(async () => {
    hydrateRoot(
      document.querySelector('#site')!,
      <RouterRoot
        site={site}
        first={createRouteMatch(site, site.findPage(url), data, url, clock)}
        api={api}
      />,
      { onRecoverableError: (error) => mismatches.push(error) },
    )
  })
  return mismatches
}
