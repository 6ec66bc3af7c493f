import { describe, expect, test, inject } from 'vitest'
import { college } from '../content/store/current.ts'
import { render } from '../entry-server.tsx'
import { anOpening, anUpdate, fakeApi } from '../testing/fake-api.ts'
import { truncateName } from './opensearch.ts'
import { maxUrlsPerFile, renderSitemap, renderSitemapFile } from './sitemap.ts'

const nasty = 'Señor Niño’s "fiesta" & </script> 🎓'
const event = anUpdate({
  title: nasty,
  category: 'news-and-events',
  from: '2026-12-01',
  to: '2026-12-03',
  picture: { src: '/media/x.webp', alt: '' },
})
const onTheIsland = anUpdate({
  id: 3,
  title: 'Family day',
  place: 'Covered court, Island Campus',
  category: 'news-and-events',
  from: '2026-12-05',
  to: '2026-12-07',
})
const mended = anUpdate({ id: 4, title: 'New hours', edited_at: '2026-11-21T01:00:00.000000Z' })
const api = fakeApi({ updates: [event, anUpdate({ id: 2 }), onTheIsland, mended], openings: [anOpening()] })
const ask = async (path: string) => {
  const { html } = await render({
    url: new URL(path, 'https://college.test'),
    api,
    today: '2026-11-21',
    timeZone: 'Asia/Manila',
    cardAddress: (page) => `/cards/print${page}.jpg`,
  })
  return html
}
const eventPath = `/updates/news-and-events/${encodeURIComponent(nasty)}`
const familyDayPath = '/updates/news-and-events/Family%20day'

describe('metadata for link previews', () => {
  test('has title, description, canonical address and card', async () => {
    const html = await ask('/about-us/history?from=a-friend')
    expect(html).toContain('<link rel="canonical" href="https://college.test/about-us/history">')
    expect(meta(html, 'og:title')).toBe('History')
    expect(meta(html, 'og:type')).toBe('website')
    expect(meta(html, 'og:locale')).toBe('en_PH')
    expect(meta(html, 'og:image')).toBe('https://college.test/cards/print/about-us/history.jpg')
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(meta(html, 'og:image:alt')).toContain('About Us. History. ')
    expect(meta(await ask('/'), 'og:image:alt')?.split(college.name)).toHaveLength(2)
    expect(meta(html, 'twitter:card')).toBe('summary_large_image')
    expect(meta(html, 'description')?.length).toBeGreaterThan(20)
  })

  test('has the time and section of an update', async () => {
    const html = await ask(eventPath)
    expect(meta(html, 'og:type')).toBe('article')
    expect(meta(html, 'article:published_time')).toBe('2026-11-20T17:30:00.000000Z')
    expect(meta(html, 'article:section')).toBe('News and Events')
    expect(meta(html, 'og:image:alt')).toContain('December 1 to 3, 2026')
  })

  test("has an update's last change, or its posting time if unchanged", async () => {
    const html = await ask('/updates/announcements/New%20hours')
    expect(meta(html, 'article:modified_time')).toBe('2026-11-21T01:00:00.000000Z')
    expect(meta(await ask(eventPath), 'article:modified_time')).toBe('2026-11-20T17:30:00.000000Z')
    expect(await thingsAt('/updates/announcements/New%20hours')).toContainEqual(
      expect.objectContaining({
        '@type': 'NewsArticle',
        datePublished: '2026-11-20T17:30:00.000000Z',
        dateModified: '2026-11-21T01:00:00.000000Z',
      }),
    )
  })

  test('is missing on a 404', async () => {
    const html = await ask('/no-such-page')
    expect(meta(html, 'og:image')).toBeUndefined()
    expect(meta(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('ld+json')
  })
})

/** Properties that schema.org's types and search engines require. */
const required = {
  CollegeOrUniversity: ['name', 'url', 'logo', 'address', 'telephone', 'sameAs'],
  WebSite: ['name', 'url'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  Event: ['name', 'startDate', 'endDate', 'eventStatus', 'location'],
  JobPosting: ['title', 'description', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation'],
  BreadcrumbList: ['itemListElement'],
}
const types: Readonly<Record<string, (keyof typeof required)[]>> = {
  '/': ['CollegeOrUniversity', 'WebSite'],
  '/about-us/history': ['BreadcrumbList'],
  '/updates/announcements/The%20library%20is%20open%20on%20Saturday': ['NewsArticle', 'BreadcrumbList'],
  [eventPath]: ['NewsArticle', 'BreadcrumbList'],
  [familyDayPath]: ['NewsArticle', 'Event', 'BreadcrumbList'],
  '/career': ['JobPosting', 'BreadcrumbList'],
}

describe('browser integration', () => {
  test("names the college's search on every page", async () => {
    for (const path of ['/', '/about-us/history', '/no-such-page'])
      expect(await ask(path)).toContain(
        `<link rel="search" type="application/opensearchdescription+xml" title="${college.name}" href="/opensearch.xml">`,
      )
    const described = await ask('/opensearch.xml')
    expect(described).toContain(`<ShortName>${truncateName(college.short_name, 16)}</ShortName>`)
    expect(described).toContain('template="https://college.test/search?q={searchTerms}"')
    expect(described).toContain('<Image width="48" height="48" type="image/x-icon">https://college.test/')
  })

  test.each([
    ['Divinian College', 'Divinian College'],
    ['Saint Arnold Academy of the North', 'Saint Arnold'],
    ['Pamantasang-Divinian', 'Pamantasang-Divi'],
  ])('shortens %s to %s', (name, short) => {
    expect(truncateName(name, 16)).toBe(short)
  })
})

describe('structured data', () => {
  test.each(Object.entries(types))('describes the page %s', async (path, expected) => {
    const things = await thingsAt(path)
    expect(things.map((thing) => thing['@type'])).toEqual(expected)
    for (const [n, type] of expected.entries())
      for (const property of required[type]) expect(things[n], `${type}.${property}`).toHaveProperty(property)
  })

  test("keeps an update's title unchanged", async () => {
    const [article] = await thingsAt(eventPath)
    expect(article!['headline']).toBe(nasty)
  })

  test("has an event's days and its campus address, or only an article without a location", async () => {
    expect(await ask(familyDayPath)).toContain('<span>Covered court, Island Campus</span>')
    expect((await thingsAt(familyDayPath))[1]).toMatchObject({
      name: 'Family day',
      startDate: '2026-12-05',
      endDate: '2026-12-07',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Covered court, Island Campus',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '2 Ferry Street',
          addressLocality: 'Lawa',
          addressRegion: 'Lalawigan ng Pagsubok',
          postalCode: '4001',
          addressCountry: 'PH',
        },
      },
    })
  })

  test("has a position's department, closing day and town", async () => {
    const [posting] = await thingsAt('/career')
    expect(posting).toMatchObject({
      title: 'School librarian',
      description: '<p>Licensed, and fond of readers.</p>',
      url: 'https://college.test/career#opening-1',
      jobLocation: { address: { addressLocality: 'Lawa', addressCountry: 'PH' } },
    })
  })

  test('numbers the steps of the breadcrumb from home to the page', async () => {
    const [trail] = await thingsAt('/admission/college')
    expect(trail!['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://college.test/' },
      { '@type': 'ListItem', position: 2, name: 'Admission', item: 'https://college.test/admission' },
      { '@type': 'ListItem', position: 3, name: 'College', item: 'https://college.test/admission/college' },
    ])
    const trails = (await thingsAt(eventPath)).at(-1)!['itemListElement'] as { name: string }[]
    expect(trails.map(({ name }) => name)).toEqual(['Home', 'Updates', 'News and Events', nasty])
  })
})

describe('sitemap', () => {
  test('lists updates with the time of their last change', async () => {
    const map = await ask('/sitemap.xml')
    expect(map).toContain(
      '<loc>https://college.test/updates/announcements/The%20library%20is%20open%20on%20Saturday</loc><lastmod>2026-11-20T17:30:00Z</lastmod>',
    )
    expect(map).toContain('New%20hours</loc><lastmod>2026-11-21T01:00:00Z</lastmod>')
    expect(map).toContain('<loc>https://college.test/about-us/history</loc></url>')
    expect(await ask('/sitemap-1.xml')).toContain('Sorry, page could not be found')
  })

  test("uses the server's list of addresses without loading records", async () => {
    const [monograph = ''] = Object.keys(inject('content').monographs)
    const map = await renderSitemap(
      {
        url: new URL('https://college.test/sitemap.xml'),
        api: fakeApi({ updates: [event] }),
        today: '2026-11-21',
        timeZone: 'Asia/Manila',
        addresses: async (resource) =>
          resource === 'updates'
            ? [
                { path: '/updates/announcements/Ring', changed: '2026-11-20T17:30:00.000000Z' },
                { path: '/updates/announcements/Sing', changed: null },
                { path: '/updates/announcements/Swing', changed: '2026-11-20T16:30:00.000000Z' },
              ]
            : resource === 'monographs'
              ? [{ path: monograph, changed: '2026-11-18T08:00:00.000000Z' }]
              : [{ path: '/about-us/history', changed: '2026-11-19T08:00:00.000000Z' }],
      },
      inject('content'),
    )
    expect(map).toContain(
      '<loc>https://college.test/updates/announcements/Ring</loc><lastmod>2026-11-20T17:30:00Z</lastmod>',
    )
    expect(map).toContain('<loc>https://college.test/updates/announcements/Sing</loc></url>')
    // A list's date is that of its newest item. The product's other pages have no date.
    for (const list of ['updates', 'updates/announcements'])
      expect(map).toContain(`<loc>https://college.test/${list}</loc><lastmod>2026-11-20T17:30:00Z</lastmod>`)
    expect(map).toContain('<loc>https://college.test/contact-us</loc></url>')
    expect(map).toContain(
      '<loc>https://college.test/about-us/history</loc><lastmod>2026-11-19T08:00:00Z</lastmod>',
    )
    expect(map).toContain(
      `<loc>https://college.test${monograph}</loc><lastmod>2026-11-18T08:00:00Z</lastmod>`,
    )
    expect(map).not.toContain('/updates/news-and-events/')
  })

  test('is split if it exceeds the limit', async () => {
    const places = Array.from({ length: maxUrlsPerFile + 1 }, (_, n) => ({ path: `/page-${n}` }))
    const parts = await renderSitemapFile(places, 'https://college.test', undefined)
    expect(parts).toContain('<sitemap><loc>https://college.test/sitemap-2.xml</loc></sitemap>')
    expect(parts).not.toContain('sitemap-3')
    expect((await renderSitemapFile(places, 'https://college.test', '1'))?.match(/<url>/g)).toHaveLength(
      maxUrlsPerFile,
    )
    expect((await renderSitemapFile(places, 'https://college.test', '2'))?.match(/<url>/g)).toHaveLength(1)
    expect(await renderSitemapFile(places, 'https://college.test', '3')).toBeUndefined()
  })
})

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const thingsAt = async (path: string): Promise<Record<string, unknown>[]> => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await ask(path)) ?? []
  const { '@graph': things } = JSON.parse(json!) as { '@graph': Record<string, unknown>[] }
  return things
}
