import { splitLines } from '@kampana/engine-declare/text/split-lines'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { createApi } from '@kampana/shared/api/api'
import { describe, expect, inject, test } from 'vitest'
import type { BuiltModules } from '../build/static-export/load-built.ts'
import { college } from './content/store/current.ts'
import * as entry from './entry-server.tsx'
import { findEntry } from './site-map.ts'
import { aNotice, anOpening, anUpdate, body, fakeApi } from './testing/fake-api.ts'

const { cacheKey, render } = entry satisfies BuiltModules['entry-server.js']

const title = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'
const ask = (path: string, api = fakeApi()) =>
  render({ url: new URL(path, 'https://college.test'), api, today: '2026-11-21', timeZone: 'Asia/Manila' })

describe('an update', () => {
  const api = fakeApi({
    updates: [anUpdate({ title, updates: body('Come at eight.') })],
    formerly: { 'Old name': { id: 1, title, category: 'announcements' } },
  })

  test('shows its body and its publication day at the college', async () => {
    const { status, html } = await ask(`/updates/announcements/${encodeURIComponent(title)}`, api)
    expect(status).toBe(200)
    expect(html).toContain('Come at eight.')
    expect(html).toContain('Posted : November 21, 2026')
    expect(html).toContain('<title>Class advisory: 50% off? "Q&amp;A" #1 / café 🎓')
  })

  test('is found by its unencoded title', async () => {
    const plain = fakeApi({ updates: [anUpdate({ title: 'Is it 50% off? "Yes" / no' })] })
    expect((await ask('/updates/announcements/Is it 50% off? "Yes" / no', plain)).status).toBe(200)
  })

  test('is not found under the other category', async () => {
    expect((await ask(`/updates/news-and-events/${encodeURIComponent(title)}`, api)).status).toBe(404)
  })

  test(`has the 404 "not found" heading if it doesn't exist`, async () => {
    const { status, html } = await ask('/updates/announcements/Fiesta%20%26%20games', api)
    expect(status).toBe(404)
    expect(html).toContain('<h1>Fiesta &amp; games (NOT FOUND)</h1>')
  })

  test('redirects from its former title', async () => {
    const { status, location } = await ask('/updates/announcements/Old%20name', api)
    expect(status).toBe(301)
    expect(location).toBe(`/updates/announcements/${encodeURIComponent(title)}`)
  })
})

describe('a shortened address', () => {
  test.each([
    ['/about-us', 'Directory'],
    ['/academics', 'School of Fisheries'],
    ['/student-services', 'Coming soon'],
    ['/library', 'Library Catalog'],
  ])("of a section, %s, lists the section's pages", async (path, words) => {
    const { status, html } = await ask(path)
    expect(status).toBe(200)
    expect(html).toContain(words)
    const main = /<main[\s\S]*<\/main>/.exec(html)![0]
    for (const { path: to, href } of findEntry(path)!.pages!)
      expect(main).toContain(`href="${(to ?? href)!.replace('&', '&amp;').replace("'", '&#x27;')}"`)
  })

  test.each([
    ['/calendar', '/updates/calendar'],
    ['/contact', '/contact-us'],
    ['/research-office', '/student-services/research'],
    ['/enrol', '/admission/college'],
    ['/jobs/?from=a', '/career?from=a'],
    ['/DOWNLOADS', '/student-services/downloads'],
    ['/school-of-fisheries', '/academics/school-of-fisheries'],
    ['/About-Us/History', '/about-us/history'],
    ['/Prayer', "/about-us/sailors,-rowers-&-st.peter's-prayer"],
  ])('redirects from %s to %s', async (path, to) => {
    const { status, location } = await ask(path)
    expect([status, location]).toEqual([301, to])
  })

  test('is a 404 if several pages have that name', async () => {
    for (const path of ['/college', '/x', '/constructor', '/about-us/nothing'])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
  })

  test('is in the breadcrumb and the sitemap', async () => {
    const { html } = await ask('/about-us/history')
    expect(html).toContain('<li><a href="/about-us">About Us</a></li>')
    expect((await ask('/sitemap.xml')).html).toContain('<loc>https://college.test/about-us</loc>')
  })
})

describe('/career', () => {
  test('shows each position with its department, closing day, description and form', async () => {
    const form = `/files/${'0'.repeat(32)}/form.pdf`
    const openings = [anOpening({ form }), anOpening({ id: 2, title: 'Nurse', closing_day: '2026-11-21' })]
    const { status, html } = await ask('/career', fakeApi({ openings }))
    expect(status).toBe(200)
    expect(html).toMatch(
      /Nurse.*Apply until <time dateTime="2026-11-21">November 21, 2026.*School librarian/s,
    )
    for (const words of ['Library', 'Licensed, and fond of readers.', 'Application form (PDF)', form])
      expect(html).toContain(words)
    expect(html).not.toContain('Please visit us again')
  })

  test('links to the page of a department that has one', async () => {
    const [[department, path] = ['', '']] = Object.entries(inject('content').names)
    const { html } = await ask('/career', fakeApi({ openings: [anOpening({ department })] }))
    expect(html).toContain(`<a href="${path}">${department}</a>`)
  })

  test('shows all openings, even if they need more than one API call', async () => {
    const openings = Array.from({ length: 23 }, (_, id) => anOpening({ id, title: `Teacher ${id}` }))
    const { html } = await ask('/career', fakeApi({ openings }))
    expect(html.match(/class="opening"/g)).toHaveLength(23)
  })

  test('shows a message and two pictures if there are none', async () => {
    const { html } = await ask('/career', fakeApi({ openings: [anOpening({ closing_day: '2026-11-20' })] }))
    expect(html).toContain(
      'Please visit us again as we are currently updating information on this page. Thank you.',
    )
    expect(html).toContain('Job opportunities')
    expect(/<div class="career-pictures">.*?<\/div>/.exec(html)?.[0].match(/<img/g)).toHaveLength(2)
    expect(html).not.toContain('School librarian')
  })
})

describe('lists', () => {
  test.each([
    ['/updates', 'There is no updates yet'],
    ['/updates/announcements', '-- There is no announcements yet --'],
    ['/updates/news-and-events', '-- There is no news and events yet --'],
    ['/updates/calendar', 'There is no activities at the moment.'],
  ])('%s shows a message if it is empty', async (path, words) => {
    const { status, html } = await ask(path)
    expect(status).toBe(200)
    expect(html).toContain(words)
  })

  test('link to their further pages', async () => {
    const updates = Array.from({ length: 24 }, (_, id) => anUpdate({ id, title: `Notice ${id}` }))
    const { html } = await ask('/updates?page=2', fakeApi({ updates }))
    expect(html).toContain('rel="next" href="/updates?page=3"')
    expect(html).toContain('Notice 15')
  })

  test('have no page past their last', async () => {
    const updates = Array.from({ length: 24 }, (_, id) => anUpdate({ id }))
    for (const path of ['/updates', '/updates/announcements']) {
      const { status, html } = await ask(`${path}?page=99`, fakeApi({ updates }))
      expect(status).toBe(404)
      expect(html.replaceAll('<!-- -->', '')).toContain(
        `This list has no page 99. <a href="${path}">Go to its first page</a>`,
      )
      expect(html).not.toMatch(/There is no (?:updates|announcements)|class="pager"/)
    }
    expect((await ask('/updates?page=2')).html).toContain('There is no updates yet')
  })

  test('show incomplete records of another back end', async () => {
    const bare = { category: 'news-and-events', created_at: '2026-11-20T17:30:00.000000Z' }
    const rows = [
      { ...bare, id: 1, title: 'Without days' },
      { ...bare, id: 2, title: 'With odd days', from: 'soon', to: '2026-12-01 00:00:00' },
    ]
    const elsewhere = createApi({
      readCookies: () => '',
      fetch: async (input) => Response.json((input as Request).url.endsWith('/1') ? rows[0] : rows),
    })
    for (const path of ['/updates', '/updates/calendar', '/updates/news-and-events/Without%20days'])
      expect((await ask(path, elsewhere)).status).toBe(200)
    expect((await ask('/updates', elsewhere)).html).toContain('November 21, 2026')
  })

  test.each([
    ['Asia/Tokyo', 12],
    ['Asia/Manila', 11],
    ['America/New_York', 11],
  ])('show one day in %s for an event that ends before it starts', async (timeZone, day) => {
    const event = {
      id: 1,
      title: 'Concert',
      category: 'news-and-events',
      place: 'Gym',
      from: '2026-12-11T15:00:00Z',
      to: '2026-12-09T15:00:00Z',
      updates: '{"type":"doc"}',
      created_at: '2026-11-20T17:30:00.000000Z',
    }
    const elsewhere = createApi({
      readCookies: () => '',
      timeZone: () => timeZone,
      fetch: async () => Response.json([event]),
    })
    const page = (await ask('/updates/news-and-events/Concert', elsewhere)).html
    expect(page).toContain(`On December ${day}, 2026`)
    expect(page).toContain(`"startDate":"2026-12-${day}","endDate":"2026-12-${day}"`)
    expect((await ask('/updates', elsewhere)).html).toContain(`On December ${day}, 2026`)
    const calendar = (await ask('/updates/calendar?month=2026-12', elsewhere)).html
    expect(calendar).toContain(`December ${day}, 2026`)
    expect(calendar).not.toContain(`to ${day}`)
  })

  test('show only events that have not ended', async () => {
    const event = (title: string, to: string) =>
      anUpdate({ id: Number(to.slice(8)), title, category: 'news-and-events', from: to, to })
    const updates = [event('Ended yesterday', '2026-11-20'), event('Ends today', '2026-11-21')]
    const { html } = await ask('/updates/announcements', fakeApi({ updates }))
    const upcoming = html.slice(html.indexOf('Upcoming Events'), html.indexOf('Latest Post'))
    expect(upcoming).toContain('Ends today')
    expect(upcoming).not.toContain('Ended yesterday')
  })
})

test('side panel: shows the next three events, the latest three posts and the categories', async () => {
  const updates = [1, 2, 3, 4, 5].map((id) =>
    anUpdate({ id, title: `Event ${id}`, category: 'news-and-events', from: '2026-12-01', to: '2026-12-01' }),
  )
  const { html } = await ask('/updates/announcements', fakeApi({ updates }))
  const panel = html.slice(html.indexOf('Upcoming Events'), html.indexOf('</aside>'))
  const parts = panel
    .split('<h2>')
    .map((part) => [part.split('</h2>')[0], part.match(/>Event \d</g)?.length ?? 0])
  expect(parts).toEqual([
    ['Upcoming Events', 3],
    ['Latest Post', 3],
    ['Categories', 0],
  ])
  expect(panel).toContain('href="/updates/announcements">Announcements')
  expect(panel).toContain('href="/updates/news-and-events">News and Events')
})

test.each(['/', '/updates', '/about-us/history', '/contact-us', '/nowhere'])(
  'student portal: %s links to it',
  async (path) => {
    const { html } = await ask(path)
    expect(html).toContain(`href="${college.student_portal_href}"`)
  },
)

test('home: shows all its sections in order', async () => {
  const slides = [1, 2].map((id) => ({
    id,
    src: `/media/${'a'.repeat(32)}/960x540.webp`,
    alt: `Slide ${id}`,
  }))
  const { html } = await ask('/', fakeApi({ slides }))
  const parts = [
    '<dialog class="invitation"',
    'aria-roledescription="carousel"',
    'class="quick-links"',
    'class="letter"',
    'Play the video',
    'Show the posts',
    '<footer class="footer"',
    '<h2>Contacts</h2>',
    '<h2>Portals</h2>',
    '<h2>Follow us</h2>',
  ]
  const places = parts.map((part) => html.indexOf(part))
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(html.match(/class="quick-link"/g)).toHaveLength(3)
  const footer = html.slice(html.indexOf('<footer')).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  expect(college.campuses.length).toBeGreaterThan(0)
  for (const { name, address, phones } of college.campuses)
    for (const text of [name, ...splitLines(address), ...splitLines(phones)]) expect(footer).toContain(text)
  for (const { label } of [college.contacts, college.portals, college.social].flatMap((links) => links ?? []))
    expect(footer).toContain(label)
})

test('contact: shows the contacts, a map that loads on a click, and the form', async () => {
  const { html } = await ask('/contact-us')
  const places = ['Get in Touch', 'panel-ask', '<form'].map((part) =>
    html.indexOf(part, html.indexOf('<main')),
  )
  expect(places.every((place) => place > 0)).toBe(true)
})

describe('a research monograph', () => {
  const path = '/student-services/research/'
  const own = `${path}deep-water`

  test('shows its description, citation and PDF, with or without script', async () => {
    const { status, html } = await ask(own)
    expect(status).toBe(200)
    expect(html).toContain('<title>The Ferryman’s Question · Research, ')
    expect(html).toContain('L. M. Alon</p>')
    expect(html).toContain('Between 2016 and 2028 the ferrymen')
    expect(html).toMatch(/\(2029\)\. <cite>The Ferryman’s Question/)
    expect(html).toMatch(/href="[^"]*deep-water[^"]*\.pdf" download="deep-water\.pdf"/)
  })

  test('shows its text as a page with a table of contents, and sends the text once', async () => {
    const { html } = await ask(own)
    const contents = html.slice(html.indexOf('<nav class="monograph-contents"'))
    const parts = [...contents.slice(0, contents.indexOf('</nav>')).matchAll(/href="#([^"]+)">([^<]+)/g)]
    expect(parts.map(([, , title]) => title)).toContain('How deep was it?')
    for (const [, id, title] of parts) expect(contents).toContain(`<h2 id="${id}">${title}</h2>`)
    expect(html.split('deeper than the pole').length).toBe(2)
    expect(html.match(/<table>/g)?.length).toBeGreaterThan(0)
  })

  test('is found by its title and its file, encoded or not', async () => {
    const title = "The Ferryman's Question: How Deep the Lake Stood in Twelve Years"
    for (const name of [
      title,
      encodeURIComponent(title),
      title.toUpperCase(),
      'deep-water.pdf',
      'Deep%20Water/',
    ])
      expect([name, (await ask(path + name)).location]).toEqual([name, own])
  })

  test('marks its list in the overview and its section in the menu, neither as the current page', async () => {
    const { html } = await ask(own)
    expect(html).toContain('<h2 id="overview">Overview</h2>')
    const overview = html.slice(html.indexOf('class="overview-open"'))
    expect(/<a aria-current[^>]*>.*?<\/a>/.exec(overview)?.[0]).toBe(
      '<a aria-current="true" href="/student-services/research">Research</a>',
    )
    expect(overview).not.toContain('aria-current="page"')
    expect(html).toMatch(/<li data-here="true"><details name="menu"><summary>Student Services/)
  })

  test("is a 404 with a message if it doesn't exist", async () => {
    for (const name of ['none', 'a%2Fb', '%E0%A4%A', 'deep', 'x'.repeat(500)]) {
      const { status, html } = await ask(path + name)
      expect([name, status]).toEqual([name, 404])
      expect(html).toContain('<h1>Research title not found.</h1>')
    }
  })
})

describe('pages', () => {
  test('show a placeholder while they have no text', async () => {
    const { status, html } = await ask('/gallery')
    expect(status).toBe(200)
    expect(html).toContain(
      'Please visit us again as we are currently updating information on this page. Thank you.',
    )
  })

  test("are a 404 if they don't exist", async () => {
    const { status, html } = await ask('/no-such-page')
    expect(status).toBe(404)
    expect(html).toContain('Sorry, page could not be found')
  })

  test('offer a search for the words of an unknown address', async () => {
    const value = async (path: string) => /name="q" value="([^"]*)"/.exec((await ask(path)).html)?.[1]
    expect(await value('/news/Foundation-day_2024.html')).toBe('Foundation day 2024')
    expect(await value('/se%C3%B1ora%2Fpe%C3%B1a')).toBe('peña')
    expect(await value('/%E0%A4%A')).toBeDefined()
    expect(await value(`/${'long-'.repeat(100)}`)).toHaveLength(80)
  })

  test('redirect from a trailing slash, never to another site', async () => {
    expect((await ask('/about-us/history/')).location).toBe('/about-us/history')
    expect((await ask('/updates/?page=2')).location).toBe('/updates?page=2')
    for (const path of ['/updates', '/class-status', '/updates/announcements', '/student-services/research'])
      for (const more of ['//', '/none/', '/none//'])
        expect((await ask(path + more)).location).toBe(path + more.replace(/\/+$/, ''))
    const elsewhere = new URL('https://college.test')
    elsewhere.pathname = '//evil.test/'
    expect((await ask(elsewhere.href)).location).toBe('/evil.test')
  })

  test('contain no inline script or style sheet, and escape their data', async () => {
    const nasty = '</script><script>alert(1)</script>\u2028<!--'
    const { html } = await ask('/updates', fakeApi({ updates: [anUpdate({ title: nasty, excerpt: nasty })] }))
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<style')
    expect(html).not.toContain('\u2028<!--"')
  })

  test('fail if the API fails', async () => {
    const broken = createApi({
      fetch: async () => Response.json({ message: 'Server Error' }, { status: 500 }),
    })
    await expect(ask('/updates', broken)).rejects.toBeInstanceOf(ApiError)
  })

  test('are cached by the part of the address that they use', () => {
    const key = (path: string) => cacheKey(new URL(path, 'https://college.test'))
    expect(key('/updates?utm=x&page=2')).toBe('/updates?page=2')
    expect(key('/updates?page=one')).toBe('/updates')
    expect(key('/about-us/history?page=2')).toBe('/about-us/history')
    expect(key('/Updates?page=2')).toBe('/Updates?page=2')
    expect(key('/updates/announcements/why?because')).toBe('/updates/announcements/why?because')
  })
})

test('entry server: lists written pages and no placeholders in the sitemap', async () => {
  const { html } = await ask('/sitemap.xml')
  expect(html).toContain(
    '<loc>https://college.test/about-us/sailors,-rowers-&amp;-st.peter&apos;s-prayer</loc>',
  )
  expect(html).not.toContain('/gallery')
})

test.each(['/', '/updates', '/updates/announcements/Rain', '/class-status', '/class-status/7', '/career'])(
  'entry server: writes times in %s as valid HTML',
  async (path) => {
    const update = anUpdate({ title: 'Rain', posted_at: '2026-11-20T17:30:00.354000Z' })
    const notice = aNotice({ created_at: '2026-11-20T20:30:06.354123Z' })
    const { html } = await ask(
      path,
      fakeApi({ updates: [update], notices: [notice], openings: [anOpening()] }),
    )
    const times = [...html.matchAll(/datetime="([^"]*)"/gi)].map(([, time]) => time)
    expect(times).not.toEqual([])
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\d(?:T[\d:]{8}(?:\.\d{1,3})?Z)?$/)
  },
)

test("entry server: marks a title's language everywhere", async () => {
  const update = anUpdate({
    title: 'Buwan ng Wika: ang mga salita ng aming mga lola',
    category: 'news-and-events',
  })
  for (const path of ['/', '/updates', `/updates/news-and-events/${encodeURIComponent(update.title)}`]) {
    const { html } = await ask(path, fakeApi({ updates: [update] }))
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(main).toMatch(/lang="fil"[^>]*>\s*Buwan ng Wika/)
    expect(main.replaceAll(/<[^>]*lang="fil"[^>]*>[^<]*/g, '')).not.toMatch(/>\s*Buwan ng Wika/)
  }
})
