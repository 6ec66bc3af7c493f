import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCookieJar } from '../../../../tests/support/people/cookie-jar.ts'
import { failureOf } from '@kampana/engine-declare/testing/failure'
import { startLaravel, type Laravel } from '../../../../tests/support/laravel/laravel.ts'
import { password } from '../../../../tests/support/laravel/college.ts'
import { dialects } from '../../../../tests/support/laravel/dialects.ts'
import { createApi, type Api } from './api.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

describe.each(dialects)('against Laravel %s', (dialect) => {
  let laravel: Laravel
  let api: Api
  const signIn = () => api.login({ username: 'ana', password })

  beforeEach(async () => {
    laravel = await startLaravel(dialect)
    api = createApi({ baseUrl: laravel.url, ...createCookieJar() })
  })
  afterEach(() => laravel.close())

  describe('lists', () => {
    test("sorts, filters and pages in memory if the server doesn't", async () => {
      const asked = {
        filter: { category: 'announcements' },
        sort: ['posted_at', 'DESC'],
        range: [0, 1],
      } as const
      const { data, total } = await api.list('updates', asked)
      expect(data).toMatchObject([{ title: 'Announcement 12' }, { title: 'Announcement 11' }])
      expect(total).toBe(12)
      expect(new URLSearchParams(laravel.seen[0]?.search).get('range')).toBe('[0,1]')
    })

    test('returns all people and roles', async () => {
      await signIn()
      expect((await api.list('users')).total).toBe(4)
      expect((await api.list('roles')).data).toMatchObject([{ description: 'Administrator' }])
    })

    test('returns slides as one list, however they are grouped', async () => {
      expect((await api.slides()).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    })

    test('reads a list to its end for pages of the site', async () => {
      const all = await api.listAll('updates', { sort: ['posted_at', 'ASC'] })
      expect(all).toHaveLength(15)
    })

    test('returns single records, bare or wrapped', async () => {
      expect(await api.one('updates', 13)).toMatchObject({ id: 13, title: 'Foundation day' })
      const missing = await failureOf(api.one('updates', 999))
      expect(missing).toMatchObject({
        status: 404,
        message: 'This no longer exists.',
      })
    })

    test("doesn't split addresses", async () => {
      expect((await failureOf(api.one('updates', '../users/1'))).status).toBe(404)
      expect(laravel.seen[0]?.path).toBe('/api/updates/..%2Fusers%2F1')
    })
  })

  describe('updates', () => {
    test("reads pages in each of Laravel's formats", async () => {
      expect(await api.updates.paginated()).toMatchObject({ page: 1, lastPage: 2, total: 15 })
      expect(await api.updates.paginated(2)).toMatchObject({ page: 2, lastPage: 2, total: 15 })
      expect((await api.updates.paginated(2)).data).toHaveLength(5)
      expect((await api.updates.announcements()).total).toBe(12)
      expect((await api.updates.newsAndEvents()).data).toHaveLength(3)
    })

    test('returns nothing beyond the last page', async () => {
      expect(await api.updates.paginated(9)).toEqual({ data: [], page: 9, lastPage: 2, total: 15 })
    })

    test('finds an update by its exact title, with its body', async () => {
      const title = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'
      laravel.college.updates[3]!.title = title
      const found = await api.updates.byTitle('announcements', title)
      expect(found).toMatchObject({ id: 4, title })
      expect(found?.updates).toContain('Text of announcement 4')
    })

    test('ignores similar titles and the other category', async () => {
      expect(await api.updates.byTitle('announcements', 'announcement 4')).toBeUndefined()
      expect(await api.updates.byTitle('announcements', 'Announcement 04')).toBeUndefined()
      expect(await api.updates.byTitle('news-and-events', 'Announcement 4')).toBeUndefined()
    })

    test('sorts upcoming events by their first day', async () => {
      const titles = async (today: string) => (await api.updates.upcoming(today)).map(({ title }) => title)
      expect(await titles('2026-11-22')).toEqual(['Foundation day', 'Recollection'])
      expect(await titles('2026-11-23')).toEqual(['Recollection'])
      expect(await titles('2026-12-02')).toEqual([])
    })

    test('returns the latest updates by publication time', async () => {
      const latest = await api.updates.latest()
      expect(latest.map(({ title }) => title)).toEqual(['Sports fest', 'Recollection', 'Foundation day'])
    })
  })

  describe('files and messages', () => {
    test('uploads several slides at once', async () => {
      await signIn()
      await api.uploadSlides([picture('gate.png'), picture('chapel.png')], ['The gate', 'The chapel'])
      expect(laravel.college.slides.slice(4)).toMatchObject([{ alt: 'gate' }, { alt: 'chapel' }])
    })

    test('reports the one invalid file among slides under its field', async () => {
      await signIn()
      const { errors } = await failureOf(api.uploadSlides([picture('a.png'), new File(['x'], 'b.txt')]))
      expect(errors.slides).toMatch(/^The slides\.1 (field )?must be an image\.$/)
      expect(laravel.college.slides).toHaveLength(4)
    })

    test('returns the address of an uploaded image', async () => {
      await signIn()
      const origin = dialect === '11' ? '' : laravel.url
      expect(await api.uploadImage(picture('campus.png'))).toBe(`${origin}/storage/images/campus.png`)
    })

    test('sends a message, or reports every missing field', async () => {
      const letter = { name: 'Ana', email: 'a@b.c', contact_number: '1', subject: 'Hi', message: 'Hello' }
      expect((await api.contactUs(letter)).message).toBe('Your message has been sent')
      const { errors } = await failureOf(api.contactUs({ ...letter, contact_number: '', message: ' ' }))
      expect(errors).toEqual({
        contact_number: 'The contact number field is required.',
        message: 'The message field is required.',
      })
    })
  })
})
describe('against our own server', () => {
  const answers = (replies: Readonly<Record<string, unknown>>) => {
    const asked: URL[] = []
    const fetch = (request: RequestInfo | URL) => {
      const url = new URL((request as Request).url)
      asked.push(url)
      return Promise.resolve(Response.json(replies[url.pathname]))
    }
    return { api: createApi({ fetch, readCookies: () => 'XSRF-TOKEN=a' }), asked }
  }
  const update = { id: 7, title: 'Open house', category: 'announcements' }

  test('trusts a list with a total', async () => {
    const { api } = answers({ '/api/updates': { data: [update], links: {}, meta: { total: 40 } } })
    expect(await api.list('updates', { range: [30, 30], filter: { title: 'Another' } })).toEqual({
      data: [update],
      total: 40,
    })
  })

  test('fetches an update by title with its body in one call', async () => {
    const { api, asked } = answers({
      '/api/updates': { data: [{ ...update, updates: '{}' }], meta: { total: 1 } },
    })
    expect(await api.updates.byTitle('announcements', 'Open house')).toMatchObject({
      ...update,
      updates: '{}',
    })
    expect(asked.map(({ searchParams }) => searchParams.get('include'))).toEqual(['updates'])
  })

  test('fetches the body separately if the list omits it', async () => {
    const { api } = answers({
      '/api/updates': { data: [update], meta: { total: 1 } },
      '/api/updates/7': { data: { ...update, updates: '{}' } },
    })
    expect(await api.updates.byTitle('announcements', 'Open house')).toMatchObject({
      ...update,
      updates: '{}',
    })
  })

  test('completes an update with missing fields', async () => {
    const created_at = '2026-11-20T17:30:00.000000Z'
    const from = '2026-11-21T00:00:00.000000Z'
    const { api } = answers({ '/api/updates': [{ ...update, created_at, from }] })
    const whole = {
      ...update,
      subtitle: null,
      from: '2026-11-21',
      to: '2026-11-21',
      created_at,
      posted_at: created_at,
    }
    expect(await api.updates.latest()).toEqual([whole])
  })

  test('redirects a former title to its update', async () => {
    const { api, asked } = answers({ '/api/updates/formerly': { data: update } })
    expect(await api.updates.formerlyTitled('announcements', 'Old & new')).toEqual(update)
    expect(asked[0]?.searchParams.get('title')).toBe('Old & new')
  })

  test("returns an image's address, not its details", async () => {
    const link = '/media/0123/1x1.webp'
    const { api } = answers({
      '/api/image': { message: 'Uploaded', link, data: { link, width: 1, height: 1 } },
    })
    expect(await api.uploadImage(picture('a.png'))).toBe(link)
  })
})
