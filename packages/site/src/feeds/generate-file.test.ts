// @vitest-environment jsdom
import type { ClassNotice } from '@kampana/shared/class-status'
import { describe, expect, test, inject } from 'vitest'
import { college } from '../content/store/current.ts'
import { cacheKey, render } from '../entry-server.tsx'
import { anUpdate, fakeApi } from '../testing/fake-api.ts'

const body = JSON.stringify({
  type: 'doc',
  content: [
    { type: 'image', attrs: { src: `/media/${'a'.repeat(32)}/1920x1280.webp`, alt: 'The choir' } },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Read <b>this</b> & ' },
        {
          type: 'text',
          text: 'the rules',
          marks: [{ type: 'link', attrs: { href: '/student-services/downloads' } }],
        },
      ],
    },
  ],
})
const picture = { src: `/media/${'a'.repeat(32)}/1920x1280.webp`, alt: 'The choir' }
const updates = [
  anUpdate({
    id: 2,
    title: 'Choir & <organ>',
    category: 'news-and-events',
    from: '2026-12-01',
    to: '2026-12-02',
    updates: body,
    picture,
    edited_at: '2026-11-21T02:00:00.000000Z',
  }),
  anUpdate({ id: 1, title: 'The library is open', posted_at: '2026-11-19T01:00:00.000000Z' }),
]
const ask = (path: string, api = fakeApi({ updates })) =>
  render({ url: new URL(path, 'https://college.test'), api, today: '2026-11-21', timeZone: 'Asia/Manila' })
const parsed = async (path: string) =>
  new DOMParser().parseFromString((await ask(path)).html, 'application/xml')
const choir = 'https://college.test/updates/news-and-events/Choir%20%26%20%3Corgan%3E'

describe('RSS', () => {
  test('contains each whole update, with its own address, id and time', async () => {
    const { status, contentType } = await ask('/updates.xml')
    expect([status, contentType]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const feed = await parsed('/updates.xml')
    const [first] = feed.querySelectorAll('item')
    const text = (name: string) => first?.getElementsByTagName(name)[0]?.textContent
    expect(['title', 'link', 'guid', 'pubDate', 'atom:updated'].map(text)).toEqual([
      'Choir & <organ>',
      choir,
      'update-2@college.test',
      'Fri, 20 Nov 2026 17:30:00 GMT',
      '2026-11-21T02:00:00.000Z',
    ])
    expect(feed.querySelector('channel > lastBuildDate')?.textContent).toBe('Sat, 21 Nov 2026 02:00:00 GMT')
    expect(text('content:encoded')).toContain('Read &lt;b&gt;this&lt;/b&gt; &amp; ')
    expect(text('content:encoded')).toContain('From December 1 to 2, 2026')
    expect(feed.querySelector('channel > language')?.textContent).toBe('en-PH')
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      'https://college.test/updates.xml',
    )
  })

  test('makes all addresses in bodies absolute', async () => {
    const feed = await parsed('/updates.xml')
    const html = feed.getElementsByTagName('content:encoded')[0]?.textContent ?? ''
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses).toEqual([
      `https://college.test/media/${'a'.repeat(32)}/960x640.webp`,
      'https://college.test/student-services/downloads',
    ])
    expect(feed.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
      `https://college.test/media/${'a'.repeat(32)}/960x640.webp`,
    )
  })

  test.each([
    ['/updates/announcements.xml', ['The library is open']],
    ['/updates/news-and-events.xml', ['Choir & <organ>']],
    ['/updates.xml', ['Choir & <organ>', 'The library is open']],
  ])('%s has the items of its list', async (path, titles) => {
    const feed = await parsed(path)
    expect([...feed.querySelectorAll('item > title')].map(({ textContent }) => textContent)).toEqual(titles)
  })

  test('has at most twenty items', async () => {
    const many = Array.from({ length: 33 }, (_, id) => anUpdate({ id, title: `Notice ${id}` }))
    const { html } = await ask('/updates.xml', fakeApi({ updates: many }))
    expect(html.match(/<item>/g)).toHaveLength(20)
  })

  test('is empty without updates', async () => {
    const { status, html } = await ask('/updates.xml', fakeApi())
    expect([status, html.includes('<item>')]).toEqual([200, false])
  })
})

describe('JSON Feed', () => {
  test('has the same content', async () => {
    const { html, contentType } = await ask('/updates/news-and-events.json')
    expect(contentType).toBe('application/feed+json; charset=utf-8')
    expect(JSON.parse(html)).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://college.test/updates/news-and-events',
      feed_url: 'https://college.test/updates/news-and-events.json',
      language: 'en-PH',
      items: [
        {
          id: 'update-2@college.test',
          url: choir,
          title: 'Choir & <organ>',
          image: `https://college.test/media/${'a'.repeat(32)}/960x640.webp`,
          date_published: '2026-11-20T17:30:00.000Z',
          date_modified: '2026-11-21T02:00:00.000Z',
          tags: ['News and Events'],
        },
      ],
    })
  })
})

describe('calendar files', () => {
  test('include every event in the whole calendar', async () => {
    const { html, contentType, fileName } = await ask('/updates/calendar.ics')
    expect([contentType, fileName]).toEqual(['text/calendar; charset=utf-8', 'calendar.ics'])
    const summaries = html.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())
    expect(summaries).toContain('SUMMARY:Choir & <organ>')
    expect(summaries).toHaveLength(1 + inject('content').academicCalendar.days.length)
    expect(html).toContain('REFRESH-INTERVAL')
  })

  test('have a separate file for the school year', async () => {
    const { html, contentType, fileName } = await ask('/academics/academic-calendar.ics')
    expect([contentType, fileName]).toEqual(['text/calendar; charset=utf-8', 'school-year.ics'])
    expect(html.match(/^BEGIN:VEVENT/gm)).toHaveLength(inject('content').academicCalendar.days.length)
  })

  test('name the file of one event after it', async () => {
    const { html, fileName } = await ask('/updates/calendar/2.ics')
    expect(fileName).toBe('choir-organ.ics')
    expect(html).toContain('UID:update-2@college.test\r\nDTSTAMP:20261121T020000Z')
    expect(html).not.toContain('REFRESH-INTERVAL')
  })

  test.each([
    '/updates/calendar/1.ics',
    '/updates/calendar/99.ics',
    '/updates/calendar/x.ics',
    '/admission.xml',
  ])('are a 404 at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

test.each(['/updates.xml', '/updates/calendar.ics', '/updates/calendar/2.ics'])(
  'generate file: %s is cached once, ignoring query strings',
  (path) => {
    expect(cacheKey(new URL(`https://college.test${path}?from=reader`))).toBe(path)
  },
)

describe('class notices', () => {
  const notice: ClassNotice = {
    id: 7,
    status: 'suspended',
    levels: ['Elementary'],
    campuses: null,
    offices_closed: null,
    reason: 'Typhoon <Amihan> & rain',
    starts_at: '2026-11-20T20:30:00.000000Z',
    ends_at: '2026-11-21T15:59:00.000000Z',
    created_at: '2026-11-20T20:30:00.000000Z',
  }
  const later = { ...notice, id: 8, reason: 'Flood', created_at: '2026-11-20T21:00:00.000000Z' }
  const fed = async (path: string) => {
    const api = fakeApi({ notices: [notice, later] })
    return render({
      url: new URL(path, 'https://college.test'),
      api,
      today: '2026-11-21',
      timeZone: 'Asia/Manila',
    })
  }

  test('have a feed, newest first, with the day in each title', async () => {
    const { html, contentType } = await fed('/class-status.json')
    expect(contentType).toBe('application/feed+json; charset=utf-8')
    const { title, items } = JSON.parse(html) as { title: string; items: Record<string, string>[] }
    expect(title).toBe(`Class Status · ${college.name}`)
    expect(items.map(({ url }) => url)).toEqual([
      'https://college.test/class-status/8',
      'https://college.test/class-status/7',
    ])
    expect(items[1]).toMatchObject({ summary: 'Typhoon <Amihan> & rain' })
    expect(items[1]!.title).toMatch(/^No classes: Elementary, all campuses, .*November 21, 2026/)
    expect(items[1]!.content_html).toContain('<p>Walang pasok</p>')
    expect(items[1]!.content_html).toContain('<p>Typhoon &lt;Amihan&gt; &amp; rain</p>')
    const rss = await fed('/class-status.xml')
    expect(
      new DOMParser().parseFromString(rss.html, 'application/xml').querySelectorAll('item'),
    ).toHaveLength(2)
  })

  test('link to their feed on their page', async () => {
    const { html } = await fed('/class-status')
    expect(html).toContain('type="application/rss+xml" title="Class Status" href="/class-status.xml"')
    expect(html).toMatch(/feed reader or a bot:.{0,40}href="\/class-status\.xml"/s)
  })
})
