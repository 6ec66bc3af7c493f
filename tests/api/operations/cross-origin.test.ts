import { expect, test } from 'vitest'
import { administrator as first } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailServer } from '../../support/people/mailbox.ts'
import { register } from '../../support/people/register.ts'

const origin = 'https://dashboard.college.example'
const settings = {
  PUBLIC_URL: 'https://api.college.example',
  CORS_ORIGINS: `${origin}, https://www.college.example`,
  COOKIE_DOMAIN: '.college.example',
}
const calls = [
  '/api/updates/1',
  '/sanctum/csrf-cookie',
  '/login',
  '/logout',
  '/register',
  '/password/email',
  '/email/resend',
]
const strangers = [
  'https://evil.example',
  'http://dashboard.college.example',
  'https://dashboard.college.example:8443',
  'https://dashboard.college.example.evil.example',
  'null',
]
const guests = { description: 'Guests', permissions: [] }
const preflight = { origin, 'access-control-request-method': 'PUT' }

test('cross origin: a preflight from an allowed website permits every call with credentials', async () => {
  const { visitor } = await college({ settings })
  const headers = { ...preflight, 'access-control-request-headers': 'content-type,if-match,x-xsrf-token' }
  for (const path of calls) {
    const answer = await visitor().send({ method: 'OPTIONS', path, headers })
    expect([path, answer.status, answer.text]).toEqual([path, 204, ''])
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers': 'content-type,if-match,x-xsrf-token',
      'access-control-max-age': '7200',
    })
  }
})

test('cross origin: an allowed website can read replies, errors and the headers it needs', async () => {
  const { visitor } = await college({ settings })
  for (const path of ['/api/updates', '/api/user', '/api/nope']) {
    const { headers } = await visitor().get(path, { origin })
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers':
        'Content-Range, ETag, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining',
    })
    expect(headers.vary).toContain('Origin')
  }
})

test('cross origin: users of an allowed website sign in and edit', async () => {
  const { visitor } = await college({ settings })
  const person = visitor()
  const headers = { origin, 'sec-fetch-site': 'same-site' }
  expect((await person.post('/login', first, headers)).status).toBe(200)
  expect((await person.post('/api/roles', guests, headers)).status).toBe(201)
})

test('cross origin: another website gets no CORS headers, and its calls are rejected', async () => {
  const { visitor, administrator } = await college({ settings })
  for (const origin of strangers) {
    const headers = { ...preflight, origin }
    const asked = await visitor().send({ method: 'OPTIONS', path: '/api/updates/1', headers })
    expect([origin, asked.status]).toEqual([origin, 405])
    const refused = await administrator.post('/api/roles', guests, { origin })
    expect([refused.status, refused.body.message]).toEqual([403, 'This request comes from another website.'])
    for (const { headers } of [asked, refused])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('cross origin: only the API is shared, not pages and images', async () => {
  const { visitor } = await college({ settings })
  for (const path of ['/', '/dashboard/login', '/health', '/loginx'])
    expect((await visitor().get(path, { origin })).headers).not.toHaveProperty('access-control-allow-origin')
})

test('cross origin: no website is allowed by default', async () => {
  const { visitor } = await college({ settings: { PUBLIC_URL: settings.PUBLIC_URL } })
  const asked = await visitor().send({ method: 'OPTIONS', path: '/api/updates', headers: preflight })
  expect(asked.status).toBe(405)
  expect(JSON.stringify((await visitor().get('/api/updates', { origin })).headers)).not.toContain(
    'access-control',
  )
})

test('cross origin: cookies belong to the domain, so its subdomains share them', async () => {
  const { visitor } = await college({ settings })
  const cookies = (await visitor().get('/sanctum/csrf-cookie')).headers['set-cookie']
  expect(cookies).toMatch(
    /XSRF-TOKEN=[^;]+; Max-Age=7200; Domain=college\.example; Path=\/; Secure; SameSite=Lax/,
  )
  expect(cookies).toMatch(
    /kampana_session=[^;]+; Max-Age=7200; Domain=college\.example; Path=\/; HttpOnly; Secure; SameSite=Lax/,
  )
})

test('cross origin: cookies from before the domain was set are replaced', async () => {
  const { visitor } = await college({ settings })
  const cookie = 'kampana_session=old; kampana_session=new; XSRF-TOKEN=old; XSRF-TOKEN=new'
  const { headers } = await visitor().get('/api/updates', { cookie })
  const set = headers['set-cookie']
  for (const name of ['kampana_session', 'XSRF-TOKEN']) {
    expect(set).toContain(`${name}=; Max-Age=0; Path=/; Expires=`)
    expect(set).toMatch(new RegExp(`${name}=[^;]+; Max-Age=7200; Domain=college`))
  }
})

test("cross origin: e-mails link to the dashboard's website", async () => {
  const box = await mailServer()
  const { visitor } = await college({
    settings: { ...settings, MAIL_URL: box.url, DASHBOARD_URL: `${origin}/panel/` },
  })
  const person = visitor()
  await register(person, 'maria')
  const { link } = await box.next('maria@divinian.example')
  const { pathname, search } = new URL(link)
  expect((await person.get(pathname + search)).headers.location).toMatch(
    /^https:\/\/dashboard\.college\.example\/panel\/login\?messages=/,
  )
  await person.post('/password/email', { email: 'maria@divinian.example' })
  expect((await box.next('maria@divinian.example')).link).toMatch(
    /^https:\/\/dashboard\.college\.example\/panel\/password\/reset\?token=/,
  )
  await box.close()
})
