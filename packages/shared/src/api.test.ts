import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCookieJar, type CookieJar } from '../../../tests/support/cookie-jar.ts'
import { startLaravel, type Laravel } from '../../../tests/support/laravel.ts'
import { password } from '../../../tests/support/laravel/college.ts'
import { dialects } from '../../../tests/support/laravel/dialects.ts'
import type { ApiError } from './api-error.ts'
import { createApi, type Api } from './api.ts'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => error as ApiError,
  )

describe.each(dialects)('against Laravel %s', (dialect) => {
  let laravel: Laravel
  let jar: CookieJar
  let api: Api
  const signIn = (username = 'ana') => api.login({ username, password })
  const sessionOfAna = () => [...laravel.sessions.values()].find(({ userId }) => userId === 1)

  beforeEach(async () => {
    laravel = await startLaravel(dialect)
    jar = createCookieJar()
    api = createApi({ baseUrl: laravel.url, fetch: jar.fetch, readCookies: jar.readCookies })
  })
  afterEach(() => laravel.close())

  describe('signing in', () => {
    test('succeeds with a message or without, and the person is known', async () => {
      const { message } = await signIn()
      expect(message).toBe(dialect === '11' ? 'Successfully Logged in' : undefined)
      expect(await api.account()).toMatchObject({
        id: 1,
        username: 'ana',
        is_active: dialect === '11' ? true : 1,
      })
    })

    test('is remembered only when that is wished', async () => {
      await api.login({ username: 'ana', password, remember: false })
      expect(sessionOfAna()?.remembered).toBe(false)
      await api.login({ username: 'ana', password, remember: true })
      expect(sessionOfAna()?.remembered).toBe(true)
    })

    test('with a wrong password tells so under the user name, and is locked at the sixth try', async () => {
      const wrong = () => failure(api.login({ username: 'ana', password: 'wrong' }))
      for (let time = 1; time <= 5; time++)
        expect((await wrong()).errors).toEqual({ username: 'These credentials do not match our records.' })
      const locked = await wrong()
      expect(locked.status).toBe(429)
      expect(locked.errors.username).toBe('Too many login attempts. Please try again in 60 seconds.')
    })

    test('with nothing tells so under each field', async () => {
      const { message, errors } = await failure(api.login({ username: '', password: '' }))
      expect(Object.keys(errors)).toEqual(['username', 'password'])
      expect(message).toBe(
        dialect === '8'
          ? 'The given data was invalid.'
          : 'The username field is required. (and 1 more error)',
      )
    })

    test('tells by its message who is not verified or not active', async () => {
      expect((await signIn('ben')).message).toContain('verified')
      expect((await signIn('carla')).message).toContain('active')
    })

    test('ends with signing out, also twice', async () => {
      await signIn()
      expect((await api.logout()).status).toBe(204)
      expect((await failure(api.account())).status).toBe(401)
      expect((await api.logout()).status).toBe(204)
    })
  })

  describe('an account', () => {
    const newcomer = {
      name: 'Eva',
      username: 'eva',
      email: 'eva@example.com',
      password,
      password_confirmation: password,
    }

    test('is registered, whatever the answer holds', async () => {
      expect((await api.register(newcomer)).status).toBe(201)
      expect(await api.account()).toMatchObject({ username: 'eva' })
    })

    test('is not registered while something is wrong', async () => {
      const { errors } = await failure(api.register({ ...newcomer, username: 'ana', password: 'short' }))
      expect(errors.username).toBe('The username has already been taken.')
      expect(errors.password).toMatch(/^The password (field )?must be at least 8 characters\.$/)
    })

    test('gets a new password by a letter that works once', async () => {
      const email = 'ana@example.com'
      expect((await api.requestReset(email)).message).toBe('We have emailed your password reset link.')
      const again = await failure(api.requestReset(email))
      expect(again.errors.email).toBe('Please wait before retrying.')
      const reset = { token: laravel.college.resetTokens.get(email)!, email, password: 'battery staple' }
      const payload = { ...reset, password_confirmation: 'battery staple' }
      expect((await api.reset(payload)).message).toBe('Your password has been reset.')
      expect((await failure(api.reset(payload))).errors.email).toBe('This password reset token is invalid.')
      await api.login({ username: 'ana', password: 'battery staple' })
    })

    test('asks for its verification letter until that is too often', async () => {
      await signIn('ben')
      for (let time = 1; time <= 6; time++) expect((await api.resendVerification()).status).toBe(202)
      expect(await failure(api.resendVerification())).toMatchObject({ status: 429, retryAfter: 60 })
    })

    test('changes its profile, and nobody changes that of another', async () => {
      await signIn()
      const payload = { name: 'Ana Maria', email: 'ana@example.com', username: 'ana' }
      expect((await api.editProfile(1, payload)).message).toBe('Profile updated')
      expect((await api.account()).name).toBe('Ana Maria')
      expect((await failure(api.editProfile(2, payload))).status).toBe(403)
    })

    test('changes its password, and is signed in or out afterwards as the server has it', async () => {
      await signIn()
      const change = { new_password: 'battery staple', new_password_confirmation: 'battery staple' }
      const wrong = await failure(api.changePassword(1, { ...change, current_password: 'wrong' }))
      expect(wrong.errors).toEqual({ current_password: 'The password is incorrect.' })
      await api.changePassword(1, { ...change, current_password: password })
      const signedIn = await api.account().then(
        () => true,
        () => false,
      )
      expect(signedIn).toBe(dialect === '8')
    })

    test('is activated by someone who may', async () => {
      await signIn()
      await api.setStatus(3, 1)
      expect((await signIn('carla')).message ?? '').not.toContain('active')
      await signIn('dino')
      expect(await failure(api.setStatus(3, 0))).toMatchObject({
        status: 403,
        message: 'This action is unauthorized.',
      })
    })
  })

  describe('lists', () => {
    test('are sorted, filtered and paged here where the server does none of it', async () => {
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

    test('of people and roles come whole', async () => {
      await signIn()
      expect((await api.list('users')).total).toBe(4)
      expect((await api.list('roles')).data).toMatchObject([{ description: 'Administrator' }])
    })

    test('of slides are one list, however they are grouped', async () => {
      expect((await api.slides()).map(({ id }) => id)).toEqual([1, 2, 3, 4])
    })

    test('give single records, bare or wrapped', async () => {
      expect(await api.one('updates', 13)).toMatchObject({ id: 13, title: 'Foundation day' })
      const missing = await failure(api.one('updates', 999))
      expect(missing).toMatchObject({
        status: 404,
        message: 'No query results for model [App\\Models\\Update] 999',
      })
    })

    test('take no address apart', async () => {
      expect((await failure(api.one('updates', '../users/1'))).status).toBe(404)
      expect(laravel.seen[0]?.path).toBe('/api/updates/..%2Fusers%2F1')
    })
  })

  describe('updates', () => {
    test('come in pages, whatever a page looks like', async () => {
      expect(await api.updates.paginated()).toMatchObject({ page: 1, lastPage: 2, total: 15 })
      expect(await api.updates.paginated(2)).toMatchObject({ page: 2, lastPage: 2, total: 15 })
      expect((await api.updates.paginated(2)).data).toHaveLength(5)
      expect((await api.updates.announcements()).total).toBe(12)
      expect((await api.updates.newsAndEvents()).data).toHaveLength(3)
    })

    test('past the last page are none', async () => {
      expect(await api.updates.paginated(9)).toEqual({ data: [], page: 9, lastPage: 2, total: 15 })
    })

    test('are found by their exact title, with their body', async () => {
      const title = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'
      laravel.college.updates[3]!.title = title
      const found = await api.updates.byTitle('announcements', title)
      expect(found).toMatchObject({ id: 4, title })
      expect(found?.updates).toContain('Text of announcement 4')
    })

    test('are not found by a title like theirs, or in the other category', async () => {
      expect(await api.updates.byTitle('announcements', 'announcement 4')).toBeUndefined()
      expect(await api.updates.byTitle('announcements', 'Announcement 04')).toBeUndefined()
      expect(await api.updates.byTitle('news-and-events', 'Announcement 4')).toBeUndefined()
    })

    test('that are not over yet come first by the day they begin', async () => {
      const titles = async (today: string) => (await api.updates.upcoming(today)).map(({ title }) => title)
      expect(await titles('2026-11-22')).toEqual(['Foundation day', 'Recollection'])
      expect(await titles('2026-11-23')).toEqual(['Recollection'])
      expect(await titles('2026-12-02')).toEqual([])
    })

    test('that are latest are the last posted', async () => {
      const latest = await api.updates.latest()
      expect(latest.map(({ title }) => title)).toEqual(['Sports fest', 'Recollection', 'Foundation day'])
    })
  })

  describe('files and letters', () => {
    test('slides are uploaded several at once, and deleted several at once', async () => {
      await signIn()
      await api.uploadSlides([picture('gate.png'), picture('chapel.png')], ['The gate', 'The chapel'])
      expect(laravel.college.slides.slice(4)).toMatchObject([{ alt: 'gate' }, { alt: 'chapel' }])
      await api.deleteSlides([1, 6])
      expect((await api.slides()).map(({ id }) => id)).toEqual([2, 3, 4, 5])
    })

    test('the one wrong file among slides is told under the field', async () => {
      await signIn()
      const { errors } = await failure(api.uploadSlides([picture('a.png'), new File(['x'], 'b.txt')]))
      expect(errors.slides).toMatch(/^The slides\.1 (field )?must be an image\.$/)
      expect(laravel.college.slides).toHaveLength(4)
    })

    test('a picture answers its address', async () => {
      await signIn()
      expect(await api.uploadImage(picture('campus.png'))).toBe('/storage/images/campus.png')
    })

    test('a letter is sent, or every missing field is told', async () => {
      const letter = { name: 'Ana', email: 'a@b.c', contact_number: '1', subject: 'Hi', message: 'Hello' }
      expect((await api.contactUs(letter)).message).toBe('Your message has been sent')
      const { errors } = await failure(api.contactUs({ ...letter, contact_number: '', message: ' ' }))
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

  test('a list with a total is taken as it comes', async () => {
    const { api } = answers({ '/api/updates': { data: [update], links: {}, meta: { total: 40 } } })
    expect(await api.list('updates', { range: [30, 30], filter: { title: 'Another' } })).toEqual({
      data: [update],
      total: 40,
    })
  })

  test('an update is fetched by its title with its body at once', async () => {
    const { api, asked } = answers({
      '/api/updates': { data: [{ ...update, updates: '{}' }], meta: { total: 1 } },
    })
    expect(await api.updates.byTitle('announcements', 'Open house')).toEqual({ ...update, updates: '{}' })
    expect(asked.map(({ searchParams }) => searchParams.get('include'))).toEqual(['updates'])
  })

  test('a body that the list leaves out is fetched by itself', async () => {
    const { api } = answers({
      '/api/updates': { data: [update], meta: { total: 1 } },
      '/api/updates/7': { data: { ...update, updates: '{}' } },
    })
    expect(await api.updates.byTitle('announcements', 'Open house')).toEqual({ ...update, updates: '{}' })
  })

  test('an old title leads to the update that had it', async () => {
    const { api, asked } = answers({ '/api/updates/formerly': { data: update } })
    expect(await api.updates.formerlyTitled('announcements', 'Old & new')).toEqual(update)
    expect(asked[0]?.searchParams.get('title')).toBe('Old & new')
  })

  test('a picture answers its address, not its details', async () => {
    const link = '/media/0123/1x1.webp'
    const { api } = answers({
      '/api/image': { message: 'Uploaded', link, data: { link, width: 1, height: 1 } },
    })
    expect(await api.uploadImage(picture('a.png'))).toBe(link)
  })
})
