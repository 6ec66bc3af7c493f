import { ApiError } from '@kampana/shared/api-error'
import { createApi } from '@kampana/shared/api'
import { describe, expect, test } from 'vitest'
import { cardAt, render } from '../entry-server.tsx'
import { aNotice, fakeApi } from '../testing/fake-api.ts'

const asking = (path: string, api = fakeApi()) => ({
  url: new URL(path, 'https://college.test'),
  api,
  today: '2026-11-21',
  timeZone: 'Asia/Manila',
})
const ask = (path: string, api = fakeApi()) => render(asking(path, api))
/** What people read at the top of a page, before anything else. */
const top = (html: string) =>
  words(html.slice(html.indexOf('<div id="class-status"'), html.indexOf('<div id="site">')))
const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const things = (html: string): Record<string, unknown>[] => {
  const [, text = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']
}
const main = (html: string) => words(html.slice(html.indexOf('<main'), html.indexOf('</main>')))

const college = ['College', 'Graduate School']
const coming = aNotice({
  id: 8,
  status: 'online',
  levels: college,
  campuses: ['Rizal Street Campus'],
  starts_at: '2026-11-21T16:00:00.000000Z',
  ends_at: '2026-11-22T15:59:00.000000Z',
  reason: 'Roads are being cleared',
})
const past = aNotice({
  id: 3,
  status: 'late',
  reason: 'Classes begin at 9:30',
  starts_at: '2026-10-04T16:00:00.000000Z',
  ends_at: '2026-10-05T04:00:00.000000Z',
})
const stormy = fakeApi({ notices: [coming, aNotice(), past] })

describe('the top of a page', () => {
  test.each([
    '/',
    '/about-us/history',
    '/updates',
    '/contact-us',
    '/gallery',
    '/no-such-page',
    '/class-status',
  ])('of %s says what runs, then what is coming, and nothing of what is over', async (path) => {
    const { html } = await ask(path, stormy)
    expect(top(html)).toBe(
      'No classes All levels, all campuses Saturday, November 21, until midnight Heavy rain ' +
        'Coming Online or modular classes College and Graduate School, Rizal Street Campus ' +
        'Sunday, November 22 Roads are being cleared',
    )
  })

  test('is as it always is while there is no notice', async () => {
    const { html } = await ask('/about-us/history', fakeApi({ notices: [past] }))
    expect(top(html)).toBe('')
    expect(html).not.toContain('<aside class="notices"')
  })

  test('has three notices at most, and the way to the others', async () => {
    const notices = [1, 2, 3, 4, 5].map((id) => aNotice({ id, reason: `Reason ${id}` }))
    const { html } = await ask('/updates', fakeApi({ notices }))
    expect(top(html).match(/Reason/g)).toHaveLength(3)
    expect(html).toContain('<a href="/class-status">2 more</a>')
  })

  test('takes what staff typed for words', async () => {
    const reason = '</div><script>alert(1)</script> & "more"'
    const { html } = await ask('/updates', fakeApi({ notices: [aNotice({ reason, levels: ['<b>'] })] }))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; "more"')
    expect(html).toContain('&lt;b&gt;, all campuses')
  })

  test('that nobody can tell of costs no page, but the page isn’t kept', async () => {
    const broken = createApi({ fetch: async () => Response.json({}, { status: 500 }) })
    const shown = await ask('/about-us/history', broken)
    expect([shown.status, shown.lasting, top(shown.html)]).toEqual([200, false, ''])
    expect((await ask('/about-us/history')).lasting).toBe(true)
    await expect(ask('/class-status', broken)).rejects.toBeInstanceOf(ApiError)
  })

  test('is empty over a back end that knows no class status', async () => {
    const elsewhere = createApi({ fetch: async () => Response.json({ message: 'No.' }, { status: 404 }) })
    const shown = await ask('/class-status', elsewhere)
    expect([shown.status, shown.lasting, top(shown.html)]).toEqual([200, true, ''])
    expect(main(shown.html)).toContain('There is no notice for today: classes are as usual.')
  })
})

test('the home page’s dialog says what holds before it asks anything', async () => {
  const { html } = await ask('/', stormy)
  const dialog = words(/<dialog.*?<\/dialog>/s.exec(html)?.[0] ?? '')
  expect(dialog).toMatch(
    /^No classes All levels, all campuses Saturday, November 21 Online or modular classes .* Our new website is open/,
  )
  const calm = /<dialog.*?<\/dialog>/s.exec((await ask('/')).html)?.[0] ?? ''
  expect(words(calm)).toMatch(/^Our new website is open/)
})

describe('/class-status', () => {
  test('tells what holds now, what is coming, and what is past by month', async () => {
    const { status, html } = await ask('/class-status', stormy)
    expect(status).toBe(200)
    expect(main(html)).toMatch(
      /Now No classes All levels, all campuses Saturday, November 21, 2026 Heavy rain Coming Nov 22 Online .*Past October 2026 Oct 5 Late start .*Monday, October 5, 2026, until noon Classes begin at 9:30/,
    )
    expect(html).toContain('<link rel="canonical" href="https://college.test/class-status">')
  })

  test('tells each level what runs for it, where not all are told the same', async () => {
    const late = aNotice({
      id: 9,
      status: 'late',
      levels: ['Kindergarten'],
      campuses: ['Bell Hill Campus'],
      reason: 'Water on Convent Road',
    })
    const { html } = await ask('/class-status', fakeApi({ notices: [late] }))
    expect(main(html)).toContain(
      'Level by level Kindergarten Late start , Bell Hill Campus Grade School Classes as usual Junior High School Classes as usual',
    )
    expect(main((await ask('/class-status', stormy)).html)).not.toContain('Level by level')
  })

  test('and the notice’s own page tell search engines what is in force, and nothing of what is over', async () => {
    const [soon, running, trail] = things((await ask('/class-status', stormy)).html)
    expect(running).toMatchObject({
      '@type': 'SpecialAnnouncement',
      name: 'No classes: All levels, all campuses',
      category: 'No classes',
      text: 'Heavy rain',
      url: 'https://college.test/class-status/7',
      datePosted: aNotice().created_at,
      expires: aNotice().ends_at,
      schoolClosuresInfo: 'https://college.test/class-status/7',
    })
    expect(running!['announcementLocation']).toHaveLength(2)
    expect(soon).toMatchObject({
      audience: [{ audienceType: 'College' }, { audienceType: 'Graduate School' }],
      announcementLocation: [{ name: 'Divinian College of San Arnoldo, Rizal Street Campus' }],
    })
    expect(trail!['@type']).toBe('BreadcrumbList')
    const own = things((await ask('/class-status/8', stormy)).html)
    expect(own.map((thing) => thing['@type'])).toEqual(['SpecialAnnouncement', 'BreadcrumbList'])
    expect(things((await ask('/class-status/3', stormy)).html)).toHaveLength(1)
  })

  test('says on its card what holds, whom it is for and when; while nothing does, its name', async () => {
    expect(await cardAt(asking('/class-status', stormy))).toMatchObject({
      title: 'No classes',
      lines: ['Saturday, November 21, 2026', 'All levels, all campuses', 'Heavy rain'],
    })
    const calm = fakeApi({ notices: [coming, past] })
    expect(await cardAt(asking('/class-status', calm))).toMatchObject({ title: 'Class Status' })
  })

  test('has further pages once there are many', async () => {
    const notices = Array.from({ length: 51 }, (_, id) => ({ ...past, id: id + 1 }))
    const api = fakeApi({ notices })
    expect((await ask('/class-status', api)).html).toContain('href="/class-status?page=2"')
    const second = await ask('/class-status?page=2', api)
    expect([second.status, main(second.html).match(/Late start/g)?.length]).toEqual([200, 1])
    expect((await ask('/class-status?page=3', api)).status).toBe(404)
  })
})

describe('a notice at an address of its own', () => {
  const detailed = aNotice({ details: 'Boarders stay in.', levels: ['Kindergarten'], offices_closed: 1 })

  test('tells all of it, and what a shared link shows says level, date and status', async () => {
    const api = fakeApi({ notices: [detailed] })
    const { status, html } = await ask('/class-status/7', api)
    expect(status).toBe(200)
    expect(main(html)).toMatch(
      /No classes Kindergarten, all campuses, and all offices Saturday, November 21, 2026 Heavy rain Boarders stay in\. Posted : November 21, 2026/,
    )
    expect(html).toContain(
      '<meta property="og:title" content="No classes: Kindergarten, all campuses, and all offices">',
    )
    expect(html).toContain(
      'Saturday, November 21, 2026. Kindergarten, all campuses, and all offices. Heavy rain',
    )
    expect(await cardAt(asking('/class-status/7', api))).toEqual({
      kicker: 'Class status',
      title: 'No classes',
      lines: ['Saturday, November 21, 2026', 'Kindergarten, all campuses, and all offices', 'Heavy rain'],
      tone: 'alert',
    })
  })

  test('says when it is over', async () => {
    const { html } = await ask('/class-status/3', stormy)
    expect(main(html)).toContain('This notice is over.')
  })

  test.each(['/class-status/99', '/class-status/now', '/class-status/7/8', '/class-status/soon'])(
    '%s is none',
    async (path) => {
      expect((await ask(path, stormy)).status).toBe(404)
    },
  )
})
