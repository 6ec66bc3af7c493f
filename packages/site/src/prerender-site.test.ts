import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { setServerUrl } from '@kampana/engine-site/framework/server-url'
import { prerender, prerenderFallback } from './entry-server.tsx'

// Test files in the same worker share the module with this setting.
afterAll(() => setServerUrl(''))

const given = {
  apiUrl: 'http://localhost:1',
  siteUrl: 'https://www.college.test',
  today: '2026-11-21',
  made: '2026-11-21T01:02:03.000Z',
  timeZone: 'Asia/Manila',
  policy: () => "default-src 'none'",
}

test('prerender site: writes the whole page with the addresses of server and site', async () => {
  const { html, live } = await prerender("/about-us/sailors,-rowers-&-st.peter's-prayer", given)
  expect(html).toContain('<h1>Sailors, Rowers &amp; St. Peter’s Prayer</h1>')
  expect(html).toContain('<meta name="api-url" content="http://localhost:1">')
  expect(html).toContain(
    `<link rel="canonical" href="https://www.college.test/about-us/sailors,-rowers-&amp;-st.peter's-prayer">`,
  )
  expect(live).toBe(false)
  expect(html).not.toMatch(/data-live|name="made"/)
})

test('prerender site: loads a page in the browser if the server is unreachable, with a note for visitors without script', async () => {
  const { html, filled } = await prerender('/updates', given)
  expect(filled).toBe(false)
  expect(html).toContain('<h1>Updates</h1>')
  expect(html).toContain('id="state" data-live')
  expect(html).toContain('<meta name="made" content="2026-11-21T01:02:03.000Z">')
  expect(html).toMatch(/<noscript>.*scripts don’t run in your browser/)
})

test('prerender site: sets noindex in the fallback file and omits its address', () => {
  const html = prerenderFallback(given)
  expect(html).not.toContain('canonical')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('"at":null')
})

test('class status: dates the status in an exported file and updates it in the browser', async () => {
  const now = '2026-11-20T20:00:00.000000Z'
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return Response.json(
      pathname.endsWith('/now') ? { data: [], now, until: null } : { data: [], meta: { total: 0 } },
    )
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { html, live } = await prerender('/class-status', given)
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain(
    'No notice has been posted for Saturday, November 21. This page asked on November 21, 2026, 4:00 AM.',
  )
  expect(text).toContain('The college decides by 4:30 AM.')
  expect(live).toBe(true)
})
