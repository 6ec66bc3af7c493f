import { expect, test } from 'vitest'
import { bannerPlace } from '../class-status/banner.ts'
import { aNotice } from '../testing/fake-api.ts'
import { ageOf, asKept, asOffline, assetsOf, dated, momentOf } from './kept-page.ts'

const morning = Date.parse('2026-11-21T08:05:00Z')
const html = `<!doctype html><html><head><link rel="stylesheet" href="/assets/site-a1.css">
<link rel="preload" href="/assets/heading-b2.woff2" as="font"><script type="module">import("/assets/entry-c3.js")</script></head>
<body class="x"><h1>Class status</h1><script type="application/json" id="state">{"timeZone":"Asia/Manila"}</script></body></html>`

test('a kept page says first how old it is, by the clock of the college, and runs no script', () => {
  const shown = asKept(html, morning, 'You are offline.', morning)
  expect(shown).toContain(
    '<body class="x"><p class="offline-note" role="status">You are offline. This is how it stood on 21 November 2026, 16:05.</p><h1>',
  )
  expect(shown).not.toContain('entry-c3.js')
})

test('a kept page has no notice that is over', () => {
  const flood = aNotice({ id: 1, reason: 'The flood', ends_at: '2026-11-21T09:00:00.000000Z' })
  const status = { data: [flood, aNotice({ id: 2, reason: 'The wind' })] }
  const place = bannerPlace({ ...status, now: new Date(morning).toISOString(), until: null }, 'Asia/Manila')
  const at = (time: string) =>
    asKept(html.replace('<h1>', `${place}<h1>`), morning, 'You are offline.', Date.parse(time))
  expect(at('2026-11-21T08:30:00Z')).toMatch(/The flood.*The wind|The wind.*The flood/)
  expect(at('2026-11-21T10:00:00Z')).toMatch(/^(?!.*The flood).*The wind/s)
  expect(at('2026-11-22T10:00:00Z')).not.toContain('Class status"')
})

test('what is kept with a page is its style sheet and its letters', () => {
  expect(assetsOf(html)).toEqual(['/assets/site-a1.css', '/assets/heading-b2.woff2'])
})

test('a kept page knows when it was fetched', async () => {
  const kept = await dated(new Response(html, { headers: { 'content-type': 'text/html' } }), 1234)
  expect([momentOf(kept), await kept.text(), kept.headers.get('content-type')]).toEqual([
    1234,
    html,
    'text/html',
  ])
  expect(momentOf(new Response())).toBe(0)
})

test('of a page that was prerendered its own moment is told, not when it was fetched', async () => {
  const made = html.replace('<head>', '<head><meta name="made" content="2026-11-20T22:00:00.000Z">')
  const kept = await dated(new Response(made), 1234)
  expect([momentOf(kept), ageOf(kept)]).toEqual([1234, Date.parse('2026-11-20T22:00:00Z')])
  expect(ageOf(await dated(new Response(html), 1234))).toBe(1234)
})

test('the page that stands for all others tells the age of what is kept, and no notice that may be over', () => {
  const offline = html.replace(
    '<h1>',
    '<div id="class-status" data-zone="Asia/Manila"><aside>No classes</aside></div>\n<span data-kept="/contact-us"></span><span data-kept="/none"></span><h1>',
  )
  const shown = asOffline(offline, { '/contact-us': Date.parse('2026-11-21T08:05:00Z'), '/none': 0 })
  expect(shown).toContain('<span data-kept="/contact-us">As it stood on 21 November 2026, 16:05</span>')
  expect(shown).toContain('<span data-kept="/none"></span>')
  expect(shown).not.toMatch(/No classes|entry-c3/)
})
