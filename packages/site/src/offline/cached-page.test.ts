import type { ClassNotice } from '@kampana/shared/class-status'
import { describe, expect, test } from 'vitest'
import { renderBannerContainer } from '../class-status/banner.ts'
import { render } from '../entry-server.tsx'
import { aNotice, fakeApi } from '../testing/fake-api.ts'
import {
  contentTime,
  renderCachedPage,
  renderOfflinePage,
  findAssets,
  withTimestamps,
  fetchTime,
  offlineTitle,
} from './cached-page.ts'
import { offlinePageTitle } from '../pages/offline.tsx'

const morning = Date.parse('2026-11-21T08:05:00Z')
const html = `<!doctype html><html><head><link rel="stylesheet" href="/assets/site-a1.css">
<link rel="preload" href="/assets/heading-b2.woff2" as="font"><script type="module">import("/assets/entry-c3.js")</script></head>
<body class="x"><h1>Class status</h1><script type="application/json" id="state">{"timeZone":"Asia/Manila"}</script></body></html>`

test("cached page: begins with its age by the college's clock and runs no script", () => {
  const shown = renderCachedPage(html, morning, 'You are offline', morning)
  expect(shown).toContain(
    '<body class="x"><p class="offline-note" role="status">You are offline. This copy is from November 21, 2026, 4:05 PM. <a href="">Try again</a></p><h1>',
  )
  expect(shown).not.toContain('entry-c3.js')
})

test('cached page: has no expired notices', () => {
  const flood = aNotice({ id: 1, reason: 'The flood', ends_at: '2026-11-21T09:00:00.000000Z' })
  const status = { data: [flood, aNotice({ id: 2, reason: 'The wind' })] }
  const place = renderBannerContainer(
    { ...status, now: new Date(morning).toISOString(), until: null },
    'Asia/Manila',
  )
  const at = (time: string) =>
    renderCachedPage(html.replace('<h1>', `${place}<h1>`), morning, 'You are offline', Date.parse(time))
  expect(at('2026-11-21T08:30:00Z')).toMatch(/The flood.*The wind|The wind.*The flood/)
  expect(at('2026-11-21T10:00:00Z')).toMatch(/^(?!.*The flood).*The wind/s)
  expect(at('2026-11-22T10:00:00Z')).not.toContain('Class status"')
})

describe('cached page of notices', () => {
  const flood = aNotice({
    id: 1,
    levels: ['Elementary'],
    reason: 'The flood',
    ends_at: '2026-11-21T09:00:00Z',
  })
  const wind = aNotice({ id: 2, levels: ['Tertiary'], reason: 'The wind' })
  const tomorrow = { starts_at: '2026-11-21T16:00:00Z', ends_at: '2026-11-22T16:00:00Z' }
  const clearing = aNotice({ id: 3, status: 'online', reason: 'The clearing', ...tomorrow })
  /** Renders the page, cached in the morning, at a later time. Returns its text and its HTML. */
  const keptOf = async (notices: ClassNotice[], time: string) => {
    const url = new URL('https://college.test/class-status')
    const api = fakeApi({ notices, now: new Date(morning).toISOString() })
    const { html: page } = await render({ url, api, today: '2026-11-21', timeZone: 'Asia/Manila' })
    const shown = renderCachedPage(page, morning, 'You are offline', Date.parse(time))
    const visible = shown.replaceAll(/<(style|script).*?<\/\1>|<p[^>]* hidden="">.*?<\/p>/gs, '')
    return visible
      .slice(visible.indexOf('<body'))
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }

  test('promises nothing for the day on which it is read days later', async () => {
    const text = await keptOf([], '2026-11-22T22:00:00Z')
    expect(text).toContain('You are offline. This copy is from November 21, 2026, 4:05 PM.')
    expect(text).toContain(
      'In force No notice has been posted for Saturday, November 21. This page asked on November 21, 2026, 4:05 PM .',
    )
    expect(text).not.toMatch(/\b(?:today|now|as usual)\b/i)
  })

  test("shows its notices that haven't expired", async () => {
    expect(await keptOf([flood, wind], '2026-11-21T08:30:00Z')).toMatch(
      /In force .*The flood.*The wind.*Level by level/,
    )
    const later = await keptOf([flood, wind], '2026-11-21T10:00:00Z')
    expect(later).toContain('The wind')
    expect(later).not.toMatch(/The flood|Level by level|What stood here is over/)
  })

  test('shows a message once all of them have expired', async () => {
    const text = await keptOf([flood], '2026-11-21T09:00:00Z')
    expect(text).toContain('What stood here is over. Nothing newer is known without a connection.')
    expect(text).not.toMatch(/No classes|Elementary|The flood/)
  })

  test("doesn't list a notice as coming once it has begun", async () => {
    expect(await keptOf([clearing], '2026-11-21T15:00:00Z')).toContain('Coming Online or modular classes')
    const begun = await keptOf([clearing], '2026-11-21T17:00:00Z')
    expect(begun).toContain('The clearing')
    expect(begun).not.toContain('Coming')
  })
})

test("cached page: removes the calendar's mark of today", () => {
  const days =
    '<span class="day is-sunday is-today" data-day="2026-11-22">22</span><a class="day has-events is-today is-chosen" aria-label="November 21, 2026, today, 1 event, chosen">'
  expect(
    renderCachedPage(html.replace('<h1>', `${days}<h1>`), morning, 'You are offline', morning),
  ).toContain(
    '<span class="day is-sunday" data-day="2026-11-22">22</span><a class="day has-events is-chosen" aria-label="November 21, 2026, 1 event, chosen">',
  )
})

test('cached page: is stored with its style sheet and fonts', () => {
  expect(findAssets(html)).toEqual(['/assets/site-a1.css', '/assets/heading-b2.woff2'])
})

test('cached page: stores the time of its fetch', async () => {
  const kept = await withTimestamps(new Response(html, { headers: { 'content-type': 'text/html' } }), 1234)
  expect([fetchTime(kept), await kept.text(), kept.headers.get('content-type')]).toEqual([
    1234,
    html,
    'text/html',
  ])
  expect(fetchTime(new Response())).toBe(0)
})

test('cached page: shows the rendering time of a prerendered page instead of its fetch time', async () => {
  const made = html.replace('<head>', '<head><meta name="made" content="2026-11-20T22:00:00.000Z">')
  const kept = await withTimestamps(new Response(made), 1234)
  expect([fetchTime(kept), contentTime(kept)]).toEqual([1234, Date.parse('2026-11-20T22:00:00Z')])
  expect(contentTime(await withTimestamps(new Response(html), 1234))).toBe(1234)
})

test('cached page: the offline page has the title that the worker replaces', () => {
  expect(offlineTitle).toBe(offlinePageTitle)
})

test('cached page: the offline page shows the age of cached pages, and no notices', () => {
  const offline = html.replace(
    '<h1>',
    `<div id="class-status" data-zone="Asia/Manila"><aside>No classes</aside></div>\n<h1>${offlineTitle}</h1><span data-kept="/contact-us"></span><span data-kept="/none"></span><h1>`,
  )
  const shown = renderOfflinePage(
    offline,
    { '/contact-us': Date.parse('2026-11-21T08:05:00Z'), '/none': 0 },
    'The connection is too weak',
  )
  expect(shown).toContain('<span data-kept="/contact-us">Saved on November 21, 2026, 4:05 PM</span>')
  expect(shown).toContain('<span data-kept="/none"></span>')
  expect(shown).not.toMatch(/No classes|entry-c3|No connection/)
  expect(shown).toContain('<h1>The connection is too weak</h1>')
})
