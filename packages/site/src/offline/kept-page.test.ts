import { expect, test } from 'vitest'
import { ageOf, asKept, asOffline, assetsOf, dated, momentOf } from './kept-page.ts'

const html = `<!doctype html><html><head><link rel="stylesheet" href="/assets/site-a1.css">
<link rel="preload" href="/assets/heading-b2.woff2" as="font"><script type="module" src="/assets/entry-c3.js"></script></head>
<body class="x"><h1>Class status</h1><script type="application/json" id="state">{"timeZone":"Asia/Manila"}</script></body></html>`

test('a kept page says first how old it is, by the clock of the college, and runs no script', () => {
  const shown = asKept(html, Date.parse('2026-11-21T08:05:00Z'), 'You are offline.')
  expect(shown).toContain(
    '<body class="x"><p class="offline-note" role="status">You are offline. This is how it stood on 21 November 2026, 16:05.</p><h1>',
  )
  expect(shown).not.toContain('entry-c3.js')
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
