import sharp from 'sharp'
import { expect, test } from 'vitest'
import { servedCollege } from '../../support/served-college.ts'
import { college } from '../../support/people/college.ts'
import { approve, draftOver } from '../../support/people/drafts.ts'
import { pageAt } from '../../support/people/pages.ts'

test('seo: offers icons of the seal in the sizes of phones and search engines', async () => {
  const { app, visitor } = await college()
  const manifest = JSON.parse((await visitor().get('/manifest.webmanifest')).text) as {
    name: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.name).toBe(servedCollege.name)
  for (const { src, sizes } of [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
  expect((await visitor().get('/favicon.ico')).status).toBe(200)
})

test('seo: robots.txt links to the sitemap, and excludes dashboard and API', async () => {
  const { visitor, publish } = await college({ settings: { PUBLIC_URL: 'https://www.college.test' } })
  await publish({ title: 'Open day' })
  await publish({ title: 'Not yet', posted_at: null })
  const robots = (await visitor().get('/robots.txt')).text
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain('Sitemap: https://www.college.test/sitemap.xml')
  const map = await visitor().get('/sitemap.xml')
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.text).toMatch(
    /<loc>https:\/\/www\.college\.test\/updates\/announcements\/Open%20day<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:]+Z</,
  )
  expect(map.text).not.toContain('Not%20yet')
})

test('seo: changes the modification date only if visible content changes', async () => {
  const clock = { time: new Date('2026-11-03T14:00:00Z') }
  const { administrator, visitor, publish } = await college({ now: () => clock.time })
  const days = { from: '2026-12-01', to: '2026-12-01' }
  const { id } = await publish({ title: 'Open day', category: 'news-and-events', ...days, posted_at: null })
  const changed = async (at: string, input: object): Promise<(string | undefined)[]> => {
    clock.time = new Date(at)
    expect((await administrator.put(`/api/updates/${id}`, input)).status).toBe(200)
    const { text } = await visitor().get('/updates/news-and-events/Open%20day')
    const { text: map } = await visitor().get('/sitemap.xml')
    const places = [/"dateModified":"([^"]+)\./.exec(text), /Open%20day<\/loc><lastmod>([^<]+)Z/.exec(map)]
    return [...places.map((place) => place?.[1]), /Updated : [^<]+/.exec(text)?.[0]]
  }
  const posting = '2026-11-03T14:30:00'
  await administrator.put(`/api/updates/${id}`, { subtitle: 'Words of a draft' })
  expect(await changed(`${posting}Z`, { posted_at: `${posting}Z` })).toEqual([posting, posting, undefined])
  // In the college's time zone, the next day has begun.
  const later = '2026-11-03T16:10:00'
  const told = [later, later, 'Updated : November 4, 2026']
  expect(await changed(`${later}Z`, { to: '2026-12-02' })).toEqual(told)
  // Saving the same values, or changing the publication time, isn't an edit.
  expect(await changed('2026-11-03T16:20:00Z', { to: '2026-12-02' })).toEqual(told)
  expect(await changed('2026-11-03T16:30:00Z', { posted_at: '2026-11-02T09:00:00Z' })).toEqual(told)
})

test('seo: the sitemap contains the last change of pages and programs, but not drafts and reviews', async () => {
  const clock = { time: new Date('2026-11-03T14:00:00Z') }
  const { administrator, visitor } = await college({ now: () => clock.time })
  const changed = async (path: string) => {
    const { text } = await visitor().get('/sitemap.xml')
    return new RegExp(`${path}</loc>(?:<lastmod>([^<]+)</lastmod>)?</url>`).exec(text)?.[1]
  }
  const page = await pageAt(administrator, '/about-us/history')
  const [program] = (await administrator.get<{ id: number; address: string }[]>('/api/programs')).body.data
  for (const [path, address, values] of [
    [`/api/pages/${page.id}`, '/about-us/history', { description: 'How it began.' }],
    [`/api/programs/${program!.id}`, program!.address, { description: 'What is learned.' }],
  ] as const) {
    const began = await changed(address)
    expect(began).toMatch(/Z$/)
    clock.time = new Date('2026-11-03T14:10:00Z')
    const { body } = await draftOver(administrator, path, values)
    expect(await changed(address)).toBe(began)
    clock.time = new Date('2026-11-03T14:20:00Z')
    await approve(administrator, body.data.change.id)
    await expect.poll(() => changed(address)).toBe('2026-11-03T14:20:00Z')
    await administrator.put(`${path}/confirm`)
    expect(await changed(address)).toBe('2026-11-03T14:20:00Z')
  }
})

test('seo: the sitemap lists all published updates, even more than one query reads', async () => {
  const { visitor, database } = await college({ settings: { PUBLIC_URL: 'https://www.college.test' } })
  const moment = '2026-01-05T00:00:00.000000Z'
  const row = (number: number) => ({
    title: `Notice ${number}`,
    category: 'announcements' as const,
    updates: '{"type":"doc"}',
    excerpt: '',
    status: number % 100 === 0 ? ('draft' as const) : ('published' as const),
    created_at: moment,
    posted_at: number % 100 === 0 ? null : moment,
  })
  await database(async (db) => {
    for (let begin = 0; begin < 1200; begin += 400)
      await db
        .insertInto('updates')
        .values(Array.from({ length: 400 }, (_, n) => row(begin + n)))
        .execute()
  })
  const { text } = await visitor().get('/sitemap.xml')
  const named = [...text.matchAll(/announcements\/Notice%20(\d+)<\/loc><lastmod>2026-01-05T/g)].map(([, n]) =>
    Number(n),
  )
  expect(named.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 1200 }, (_, n) => n).filter((n) => n % 100 !== 0),
  )
})

test('seo: offers browsers a search description with the public address', async () => {
  const { visitor } = await college({ settings: { PUBLIC_URL: 'https://www.college.test' } })
  const { headers, text } = await visitor().get('/opensearch.xml')
  expect(headers['content-type']).toBe('application/opensearchdescription+xml')
  const [, template = ''] = /<Url type="text\/html" method="get" template="([^"]+)"/.exec(text) ?? []
  expect(template).toBe('https://www.college.test/search?q={searchTerms}')
  const { pathname, search } = new URL(template.replace('{searchTerms}', 'bell'))
  expect((await visitor().get(pathname + search)).text).toContain('value="bell"')
})

test('seo: the service worker is always revalidated, and may only fetch from this site', async () => {
  const { visitor } = await college()
  const { headers, text } = await visitor().get('/service-worker.js')
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(text).toContain('/updates/calendar')
})

test('seo: a disabled service worker starts with its off switch', async () => {
  const { visitor } = await college({ settings: { SERVICE_WORKER: 'off' } })
  const { text } = await visitor().get('/service-worker.js')
  expect(text).toMatch(/^self\.keepsPages = false\n/)
})
