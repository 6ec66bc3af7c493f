import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { createApi } from '@kampana/shared/api/api'
import { describe, expect, test } from 'vitest'
import { college } from '../content/store/current.ts'
import { loadCard, render } from '../entry-server.tsx'
import { aNotice, fakeApi } from '../testing/fake-api.ts'

const asking = (path: string, api = fakeApi()) => ({
  url: new URL(path, 'https://college.test'),
  api,
  today: '2026-11-21',
  timeZone: 'Asia/Manila',
})
const ask = (path: string, api = fakeApi()) => render(asking(path, api))
/** English text at the top of a page. */
const top = (html: string) =>
  words(html.slice(html.indexOf('<div id="class-status"'), html.indexOf('<div id="site">')))
const words = (html: string) =>
  html
    .replaceAll(/<(p|div|span) [^>]*lang="fil">.*?<\/\1>|<p class="notice-language">.*?<\/p>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
const things = (html: string): Record<string, unknown>[] => {
  const [, text = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']
}
const main = (html: string) => words(html.slice(html.indexOf('<main'), html.indexOf('</main>')))

const older = ['Secondary', 'Tertiary']
const coming = aNotice({
  id: 8,
  status: 'online',
  levels: older,
  campuses: ['Lake Campus'],
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

describe('class status banner', () => {
  test.each([
    '/',
    '/about-us/history',
    '/updates',
    '/contact-us',
    '/gallery',
    '/no-such-page',
    '/class-status',
  ])('on %s shows current, then coming notices, and no past ones', async (path) => {
    const { html } = await ask(path, stormy)
    expect(top(html)).toBe(
      'No classes All levels, all campuses Saturday, November 21, until midnight Heavy rain ' +
        'Coming Online or modular classes Secondary and Tertiary, Lake Campus ' +
        'Sunday, November 22 Roads are being cleared',
    )
  })

  test('is empty without notices', async () => {
    const { html } = await ask('/about-us/history', fakeApi({ notices: [past] }))
    expect(top(html)).toBe('')
    expect(html).not.toContain('<aside class="notices"')
  })

  test('shows at most three notices and a link to the others', async () => {
    const notices = [1, 2, 3, 4, 5].map((id) => aNotice({ id, reason: `Reason ${id}` }))
    const { html } = await ask('/updates', fakeApi({ notices }))
    expect(top(html).match(/Reason/g)).toHaveLength(3)
    expect(html).toContain('<a href="/class-status">2 more</a>')
  })

  test('escapes the text of staff', async () => {
    const reason = '</div><script>alert(1)</script> & "more"'
    const { html } = await ask('/updates', fakeApi({ notices: [aNotice({ reason, levels: ['<b>'] })] }))
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; "more"')
    expect(html).toContain('&lt;b&gt;, all campuses')
  })

  test("may fail without failing the page, which then isn't cached", async () => {
    const broken = createApi({ fetch: async () => Response.json({}, { status: 500 }) })
    const shown = await ask('/about-us/history', broken)
    expect([shown.status, shown.lasting, top(shown.html)]).toEqual([200, false, ''])
    expect((await ask('/about-us/history')).lasting).toBe(true)
    await expect(ask('/class-status', broken)).rejects.toBeInstanceOf(ApiError)
  })

  test('is empty for another back end without class status', async () => {
    const elsewhere = createApi({ fetch: async () => Response.json({ message: 'No.' }, { status: 404 }) })
    const shown = await ask('/class-status', elsewhere)
    expect([shown.status, shown.lasting, top(shown.html)]).toEqual([200, true, ''])
    expect(main(shown.html)).toContain('No notice has been posted for')
  })
})

describe('home page', () => {
  test('replaces the invitation and the "no notice" text during a notice', async () => {
    for (const notices of [[aNotice()], [coming]]) {
      const { html } = await ask('/', fakeApi({ notices }))
      expect(html).not.toContain('Our new website is open')
      expect(main(html)).not.toContain('No notice')
    }
  })

  test('shows the invitation and "no notice" with a link on any other morning', async () => {
    const { html } = await ask('/', fakeApi({ notices: [past] }))
    expect(html).toContain('Our new website is open')
    expect(main(html)).toContain('Class Status No notice for Sat, Nov 21 , asked at 8:00 AM .')
    expect(html).toMatch(
      /<aside class="status-line"[^>]*><div><p[^>]*><a href="\/class-status">Class Status<\/a>/,
    )
  })
})

test.each(['/', '/about-us/history', '/no-such-page'])(
  'class status: footer of %s links to the class status',
  async (path) => {
    const { html } = await ask(path)
    expect(html.slice(html.indexOf('<footer'))).toContain('<a href="/class-status">Class Status</a>')
  },
)

describe('/class-status', () => {
  test('lists current and coming notices, and past ones by month', async () => {
    const { status, html } = await ask('/class-status', stormy)
    expect(status).toBe(200)
    expect(main(html)).toMatch(
      /In force No classes All levels, all campuses Saturday, November 21, 2026 Heavy rain Posted : November 21, 2026, 4:30 AM .*This page asked at 8:00 AM \. Announced Nov 22 Online .*Posted : November 21, 2026, 4:30 AM Get class notices by e-mail or on your phone · Past October 2026 Oct 5 Late start .*Monday, October 5, 2026, until noon Classes begin at 9:30/,
    )
    expect(html).toContain('<link rel="canonical" href="https://college.test/class-status">')
  })

  test.each([
    ['no notice has been posted', [past], 'No notice has been posted for Saturday, November 21.'],
    ['no notice is in force yet', [coming], 'No notice is in force.'],
    [
      'all notices have ended',
      [aNotice({ ends_at: '2026-11-20T23:30:00.000000Z' })],
      'No notice is in force.',
    ],
  ])('shows only that %s, the time of the check and the passed decision time', async (_, notices, said) => {
    const { html } = await ask('/class-status', fakeApi({ notices }))
    expect(main(html)).toContain(
      `In force ${said} This page asked at 8:00 AM . The hour of decision, 4:30 AM, has passed.`,
    )
    expect(main(html)).not.toMatch(/\b(?:today|now|as usual)\b/i)
  })

  test("shows the server's time of the check even if the API's reply is cached", async () => {
    const { html, maxAge } = await render({ ...asking('/class-status'), now: '2026-11-20T20:52:09.000Z' })
    expect(main(html)).toContain('This page asked at 4:52 AM .')
    expect(maxAge).toBeLessThanOrEqual(60)
  })

  test('shows the details of current notices', async () => {
    const api = fakeApi({ notices: [aNotice({ details: 'Boarders stay in.' })] })
    expect(main((await ask('/class-status', api)).html)).toContain('Heavy rain Boarders stay in.')
  })

  test('lists the notices of each level if they differ', async () => {
    const late = aNotice({
      id: 9,
      status: 'late',
      levels: ['Elementary'],
      campuses: ['Island Campus'],
      reason: 'Water on Ferry Street',
    })
    const { html } = await ask('/class-status', fakeApi({ notices: [late] }))
    expect(main(html)).toContain(
      'Level by level Elementary Late start , Island Campus Secondary No notice Tertiary No notice',
    )
    expect(main((await ask('/class-status', stormy)).html)).not.toContain('Level by level')
  })

  test("gives search engines current notices only, also on a notice's own page", async () => {
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
      audience: [{ audienceType: 'Secondary' }, { audienceType: 'Tertiary' }],
      announcementLocation: [{ name: `${college.name}, Lake Campus` }],
    })
    expect(trail!['@type']).toBe('BreadcrumbList')
    const own = things((await ask('/class-status/8', stormy)).html)
    expect(own.map((thing) => thing['@type'])).toEqual(['SpecialAnnouncement', 'BreadcrumbList'])
    expect(things((await ask('/class-status/3', stormy)).html)).toHaveLength(1)
  })

  test('puts status, levels and time on its card, or its title without notices', async () => {
    expect(await loadCard(asking('/class-status', stormy))).toMatchObject({
      title: 'No classes',
      lines: [
        'Saturday, November 21, 2026',
        'All levels, all campuses',
        'Walang pasok · Lahat ng antas, lahat ng kampus',
        'Heavy rain',
      ],
    })
    const calm = fakeApi({ notices: [coming, past] })
    expect(await loadCard(asking('/class-status', calm))).toMatchObject({ title: 'Class Status' })
  })

  test('has more pages for many notices', async () => {
    const notices = Array.from({ length: 51 }, (_, id) => ({ ...past, id: id + 1 }))
    const api = fakeApi({ notices })
    expect((await ask('/class-status', api)).html).toContain('href="/class-status?page=2"')
    const second = await ask('/class-status?page=2', api)
    expect([second.status, main(second.html).match(/Late start/g)?.length]).toEqual([200, 1])
    expect((await ask('/class-status?page=3', api)).status).toBe(404)
  })
})

describe('class status in Filipino', () => {
  const told = aNotice({
    announced: 'signal-2',
    reason: 'Baha sa kalsada',
    language: 'fil',
    details: 'Ingat.',
  })
  const filipino = (html: string) =>
    [...html.matchAll(/<(p|div|span) [^>]*lang="fil">(.*?)<\/\1>/gs)]
      .map(([, , text = '']) => text.replaceAll(/<[^>]*>/g, ' '))
      .join(' ')
      .replaceAll(/\s+/g, ' ')

  test("is in the same HTML of the banner, the board and the notice's page", async () => {
    const api = fakeApi({ notices: [told] })
    const board = filipino((await ask('/class-status', api)).html)
    expect(board).toContain('Walang pasok Lahat ng antas, lahat ng kampus')
    expect(board).toContain('Sabado, Nobyembre 21, 2026')
    expect(board).toContain('Signal Blg. 2 Baha sa kalsada')
    expect(filipino((await ask('/class-status/7', api)).html)).toContain(
      'Sabado, Nobyembre 21, 2026 Signal Blg. 2',
    )
    expect(filipino((await ask('/updates', api)).html)).toContain('hanggang hatinggabi Signal Blg. 2')
  })

  test("marks the language of staff's own text, English for older notices", async () => {
    const { html } = await ask('/class-status/7', fakeApi({ notices: [told] }))
    expect(html).toContain('<p class="notice-reason" lang="fil">Baha sa kalsada</p>')
    expect(html).toContain('<p class="notice-details" lang="fil">Ingat.</p>')
    const older = (await ask('/updates', fakeApi({ notices: [aNotice()] }))).html
    expect(older).toContain('<span lang="en">Heavy rain</span>')
  })
})

describe('page of a notice', () => {
  const detailed = aNotice({ details: 'Boarders stay in.', levels: ['Elementary'], offices_closed: 1 })

  test('shows the whole notice, with level, date and status in its link preview', async () => {
    const api = fakeApi({ notices: [detailed] })
    const { status, html } = await ask('/class-status/7', api)
    expect(status).toBe(200)
    expect(main(html)).toMatch(
      /No classes Elementary, all campuses, and all offices Saturday, November 21, 2026 Heavy rain Boarders stay in\. Posted : November 21, 2026, 4:30 AM/,
    )
    expect(html).toContain(
      '<meta property="og:title" content="No classes, Saturday, November 21, 2026: Elementary, all campuses, and all offices">',
    )
    expect(html).toContain(
      'Saturday, November 21, 2026. Elementary, all campuses, and all offices. Heavy rain',
    )
    expect(await loadCard(asking('/class-status/7', api))).toEqual({
      kicker: 'Class status',
      title: 'No classes',
      lines: [
        'Saturday, November 21, 2026',
        'Elementary, all campuses, and all offices',
        'Walang pasok · Elementary, lahat ng kampus, at lahat ng opisina',
        'Heavy rain',
      ],
      tone: 'alert',
    })
  })

  test('marks a past notice with its day, shows current ones, and is noindex', async () => {
    const { html } = await ask('/class-status/3', stormy)
    expect(main(html)).toMatch(/This notice is over\..*In force No classes All levels, all campuses/)
    expect(html).toContain('<title>Late start, Monday, October 5, 2026, until noon: All levels')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect((await ask('/class-status/7', stormy)).html).not.toContain('noindex')
  })

  test('shows current notices instead of a withdrawn one', async () => {
    const { status, html } = await ask('/class-status/99', stormy)
    expect(status).toBe(404)
    expect(main(html)).toMatch(/There is no such notice .*In force No classes All levels, all campuses/)
    const { html: calm } = await ask('/class-status/99')
    expect(main(calm)).toContain('In force No notice is in force. This page asked at 8:00 AM .')
    expect(main(calm)).not.toMatch(/\b(?:today|now|as usual)\b/i)
  })

  test.each(['/class-status/99', '/class-status/now', '/class-status/7/8', '/class-status/soon'])(
    '%s is a 404',
    async (path) => {
      expect((await ask(path, stormy)).status).toBe(404)
    },
  )
})
