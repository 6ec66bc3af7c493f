import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { servedCollege } from '../../support/served-college.ts'
import { openLink, register } from '../../support/people/register.ts'

/** A college with a mailbox that receives its e-mails. */
const withMail = async (more: Parameters<typeof college>[0] = {}) => {
  const box = await mailbox()
  return { box, ...(await college({ ...more, settings: { MAIL_URL: box.url, ...more.settings } })) }
}
const maria = 'maria@divinian.example'

test('registration: leads from e-mail and link to activation, a second e-mail and the first sign-in', async () => {
  const { box, visitor, administrator } = await withMail()
  const person = visitor()
  const registered = await register(person, 'maria')
  expect([registered.status, registered.body.message]).toEqual([
    201,
    'Please check your email to activate your account',
  ])
  expect((await person.get('/api/user')).status).toBe(401)

  const early = await person.post('/login', { username: 'maria', password })
  expect(early.status).toBe(200)
  expect(early.body.message).toContain('verified')
  expect((await person.get('/api/user')).status).toBe(200)
  expect((await person.get('/api/updates?range=[0,0]')).status).toBe(200)
  expect((await person.get('/api/logs')).body.message).toBe('Your email address is not verified.')

  const verified = await openLink(visitor(), box, maria)
  expect(verified.status).toBe(302)
  expect(new URL(verified.headers.location!).searchParams.get('messages')).toContain('confirmed')

  const inactive = await visitor().post('/login', { username: 'maria', password })
  expect(inactive.status).toBe(200)
  expect(inactive.body.message).toContain('active')
  expect(inactive.body.message).not.toContain('verified')

  const { body } = await administrator.get<{ id: number; username: string }[]>('/api/users')
  const { id } = body.data.find(({ username }) => username === 'maria')!
  const activated = await administrator.put(`/api/users/status/${id}`, { is_active: 1 })
  expect(activated.body.message).toBe('The account of Maria Santos is now active.')
  expect((await box.next(maria)).subject).toBe('Your account is active')
  const login = await visitor().post('/login', { username: 'maria', password })
  expect(login.body.message).toBe('Successfully Logged in')
})

test('registration: accepts a username with non-ASCII letters, and reserves it', async () => {
  const { box, visitor, administrator } = await withMail()
  const email = 'nino@divinian.example'
  expect((await register(visitor(), 'Ñiño', { email })).status).toBe(201)
  await openLink(visitor(), box, email)
  const again = await register(visitor(), 'ÑIño', { email: 'other@divinian.example' })
  expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['username']])
  const { body } = await administrator.get<{ id: number; username: string }[]>('/api/users')
  const { id } = body.data.find(({ username }) => username === 'Ñiño')!
  await administrator.put(`/api/users/status/${id}`, { is_active: 1 })
  const login = await visitor().post('/login', { username: 'ÑIño', password })
  expect(login.body.message).toBe('Successfully Logged in')
})

test('registration: sends an e-mail from the college in text and HTML, with links to PUBLIC_URL for any host header', async () => {
  const { box, visitor } = await withMail({
    settings: {
      PUBLIC_URL: 'https://www.divinian.example',
      MAIL_FROM: '"Divinian" <office@divinian.example>',
    },
  })
  const person = visitor()
  await person.send({ method: 'GET', path: '/sanctum/csrf-cookie' })
  await person.post(
    '/register',
    {
      name: 'Ana, claim it at http://evil.example/now',
      username: 'ana',
      email: 'ana@divinian.example',
      password,
      password_confirmation: password,
    },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  )
  const letter = await box.next('ana@divinian.example')
  expect(letter.link).toMatch(/^https:\/\/www\.divinian\.example\/email\/verify\//)
  expect(letter.raw).not.toContain('evil.example')
  expect(letter.raw).toContain('From: Divinian <office@divinian.example>')
  expect(letter.raw).toContain('text/html')
  expect(letter.text).toContain(servedCollege.name)
})

test('registration: rejects an altered, expired or foreign link', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { box, visitor } = await withMail({ now: () => time })
  await register(visitor(), 'maria')
  const link = new URL((await box.next(maria)).link)
  const open = (change: (url: URL) => void) => {
    const url = new URL(link)
    change(url)
    return visitor().get(url.pathname + url.search)
  }
  const altered = [
    (url: URL) => url.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 3600)),
    (url: URL) => url.searchParams.set('signature', `${url.searchParams.get('signature')}x`),
    (url: URL) => url.searchParams.delete('signature'),
    (url: URL) => url.searchParams.append('signature', 'x'),
    (url: URL) => (url.pathname = url.pathname.replace('/verify/2/', '/verify/1/')),
    (url: URL) => (url.pathname = `${url.pathname.slice(0, -1)}0`),
  ]
  for (const change of altered) {
    const answer = await open(change)
    expect([answer.status, answer.body.message]).toEqual([403, 'Invalid signature.'])
  }
  time = new Date('2026-11-21T09:00:01Z')
  expect((await open(() => undefined)).status).toBe(403)
  time = new Date('2026-11-21T08:59:00Z')
  expect((await open(() => undefined)).status).toBe(302)
  expect((await open(() => undefined)).status).toBe(302)
})

test('registration: rejects a short, common or overlong password', async () => {
  const { visitor } = await college()
  for (const [what, word, text] of [
    ['short', 'seven77', 'must be at least 8 characters'],
    ['common', 'password123', 'too common'],
    ['common in capitals', 'PASSWORD123', 'too common'],
    ['endless', 'x'.repeat(129), 'must not be greater than 128 characters'],
  ] as const) {
    const { body } = await register(visitor(), 'maria', { password: word, password_confirmation: word })
    expect([what, body.errors.password![0]]).toEqual([what, expect.stringContaining(text)])
  }
})

test('registration: reports the errors of all fields at once, including taken values', async () => {
  const { visitor } = await withMail()
  await register(visitor(), 'maria')
  const answer = await register(visitor(), 'Maria', { password: 'short', password_confirmation: 'short' })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    {
      username: ['The username has already been taken.'],
      email: ['The email has already been taken.'],
      password: ['The password field must be at least 8 characters.'],
    },
  ])
  expect(answer.body.message).toBe('The username has already been taken. (and 2 more errors)')
})

test("registration: rejects a username that looks like another person's", async () => {
  const { visitor, dump } = await college()
  const text =
    'The username field may contain only letters from A to Z (with or without accents), numbers and . _ - @ +'
  for (const [what, username] of [
    ['a zero-width space', 'admin\u200b'],
    ['a Cyrillic letter', '\u0430dmin'],
    ['a Greek letter', '\u03b1dmin'],
    ['an invisible joiner', 'ad\u2060min'],
    ['two spaces', 'ad  min'],
  ] as const) {
    const { status, body } = await register(visitor(), username, { email: 'eve@evil.example' })
    expect([what, status, body.errors]).toEqual([what, 422, { username: [text] }])
  }
  expect(await dump('letters')).toBe('[[]]')
})

test('registration: normalizes full-width letters, removes direction marks and combines accents', async () => {
  const { visitor, administrator } = await withMail()
  const wide = await register(visitor(), '\uff41\uff44\uff4d\uff49\uff4e', { email: 'eve@evil.example' })
  expect(wide.body.errors).toEqual({ username: ['The username has already been taken.'] })
  const turned = await register(visitor(), 'admin\u202e', { email: 'eve@evil.example' })
  expect(turned.body.errors).toEqual(wide.body.errors)
  expect((await register(visitor(), 'nin\u0303o', { email: 'nino@divinian.example' })).status).toBe(201)
  const { body } = await administrator.get<{ username: string }[]>('/api/users')
  expect(body.data.map(({ username }) => username)).toEqual(['ni\u00f1o'])
})

test('registration: gives a username to one of ten simultaneous requests, ignoring case', async () => {
  const { visitor } = await withMail()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, each) =>
      register(visitor(), each % 2 ? 'maria' : 'MARIA', { email: `maria${each}@divinian.example` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers.filter(({ status }) => status !== 201))
    expect([status, body.errors]).toEqual([422, { username: ['The username has already been taken.'] }])
})

test('registration: resends the e-mail, at most six times a minute', async () => {
  const { box, visitor } = await withMail()
  const person = visitor()
  await register(person, 'maria')
  await person.post('/login', { username: 'maria', password })
  const again = await person.post('/email/resend')
  expect([again.status, again.body.message]).toEqual([
    202,
    'A fresh verification link has been sent to your email address.',
  ])
  await box.next(maria)
  for (let each = 0; each < 5; each++) await person.post('/email/resend')
  const seventh = await person.post('/email/resend')
  expect([seventh.status, seventh.body.message]).toEqual([429, 'Too Many Attempts.'])
  expect((await openLink(visitor(), box, maria)).status).toBe(302)
})

test('registration: sends an address at most ten e-mails a day, from all requests together', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor, dump } = await withMail({ now: () => new Date(time) })
  const person = visitor()
  await register(person, 'maria')
  await person.post('/login', { username: 'maria', password })
  const resend = () => {
    time += 61_000
    return person.post('/email/resend')
  }
  for (let each = 0; each < 10; each++) expect((await resend()).status).toBe(202)
  const refused = await resend()
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Today’s limit for e-mails to this address has been reached. Please try again tomorrow.',
  ])
  expect((JSON.parse(await dump('letters')) as unknown[][])[0]).toHaveLength(11)
  time += 24 * 60 * 60_000
  expect((await person.post('/login', { username: 'maria', password })).status).toBe(200)
  expect((await resend()).status).toBe(202)
})

test('registration: styles the page of an invalid link, and explains the reason and the next step', async () => {
  const { visitor } = await withMail()
  const page = await visitor().get('/email/verify/1/x?expires=1&signature=x', { accept: 'text/html' })
  expect(page.status).toBe(403)
  expect(page.text).toContain('This link has expired. Sign in to get a new link.')
  expect(page.text).toMatch(/href="http:\/\/localhost:3000\/dashboard\/login"/)
  expect(page.text).toMatch(/href="http:\/\/localhost:3000\/"/)
  const style = /<style>(.*)<\/style>/s.exec(page.text)![1]!
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
})

test('registration: limits requests by IP address, and trusts forwarded addresses only behind a known proxy', async () => {
  const { visitor } = await withMail()
  const answers = []
  for (let each = 0; each < 11; each++) {
    const person = visitor()
    await person.get('/sanctum/csrf-cookie')
    answers.push(await person.post('/register', {}, { 'x-forwarded-for': `203.0.113.${each}` }))
  }
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429])

  const behindProxy = await withMail({ settings: { TRUST_PROXY: '127.0.0.0/8' } })
  for (let each = 0; each < 11; each++) {
    const answer = await behindProxy
      .visitor()
      .post('/register', {}, { 'x-forwarded-for': `203.0.113.${each}` })
    expect(answer.status).toBe(422)
  }
})
