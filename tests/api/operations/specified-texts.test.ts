import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import type { Answer } from '../../support/people/person.ts'
import { openLink, register } from '../../support/people/register.ts'

// Spells out the texts, because the product's messages could change together with the replies.

const said = ({ status, body }: Answer) => [status, body.message]
const formOf = (name: string, bytes: string | Buffer, file: string): FormData => {
  const form = new FormData()
  form.append(name, new File([new Uint8Array(Buffer.from(bytes))], file))
  return form
}

test('specified texts: rejected calls contain the text of their status', async () => {
  const { administrator, staff, visitor } = await college()
  const writer = await staff({ may: ['list updates'] })
  const person = visitor()
  await person.get('/sanctum/csrf-cookie')
  expect(said(await person.get('/api/logs'))).toEqual([401, 'Unauthenticated.'])
  const refused = await writer.get('/api/logs')
  expect([...said(refused), refused.body.permission]).toEqual([
    403,
    'This action is unauthorized.',
    'list logs',
  ])
  expect(said(await person.get('/api/updates/999'))).toEqual([404, 'No query results for model [Update] 999'])
  expect(said(await person.get('/api/nope'))).toEqual([404, 'The route api/nope could not be found.'])
  const deletion = await administrator.delete('/api/users')
  expect([...said(deletion), deletion.headers.allow]).toEqual([
    405,
    'The DELETE method is not supported for route api/users. Supported methods: GET, HEAD.',
    'GET, HEAD',
  ])
  const long = { title: 'x'.repeat(3_000_000) }
  expect(said(await administrator.post('/api/updates', long))).toEqual([413, 'The POST data is too large.'])
  const bare = await person.send({ method: 'POST', path: '/login', body: {} })
  expect(said(bare)).toEqual([419, 'CSRF token mismatch.'])
})

test('specified texts: rate limits and server errors have their texts', async () => {
  let failure: Error | undefined
  const onQuery = (): void => {
    if (failure) throw failure
  }
  const { administrator, visitor } = await college({ onQuery })
  const form = { name: 'Ana', email: 'ana@family.example', contact_number: '1', subject: 'S', message: 'M' }
  for (let each = 0; each < 10; each++) await visitor().post('/api/contactUs', form)
  const limited = await visitor().post('/api/contactUs', form)
  expect(said(limited)).toEqual([429, 'Too Many Attempts.'])
  expect(Object.keys(limited.headers)).toEqual(
    expect.arrayContaining(['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining']),
  )
  failure = new Error('odd')
  expect(said(await administrator.get('/api/logs'))).toEqual([500, 'Server Error'])
  failure = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  expect(said(await administrator.get('/api/logs'))).toEqual([503, 'Service Unavailable'])
  failure = undefined
})

test('specified texts: registration, sign-in and password reset have their texts', async () => {
  const box = await mailbox()
  const { administrator, visitor } = await college({ settings: { MAIL_URL: box.url } })
  const person = visitor()
  await register(person, 'maria')
  const login = { username: 'maria', password }
  expect((await person.post('/login', login)).body.message).toMatch(/^Your email address is not verified\. /)
  expect(said(await person.get('/api/logs'))).toEqual([403, 'Your email address is not verified.'])
  expect(said(await person.post('/email/resend'))).toEqual([
    202,
    'A fresh verification link has been sent to your email address.',
  ])
  expect(said(await visitor().get('/email/verify/2/0?expires=1&signature=0'))).toEqual([
    403,
    'Invalid signature.',
  ])
  await openLink(visitor(), box, 'maria@divinian.example')
  expect((await visitor().post('/login', login)).body.message).toMatch(/^Your account is not active yet\. /)
  await administrator.put('/api/users/status/2', { is_active: 1 })
  expect(said(await visitor().post('/login', login))).toEqual([200, 'Successfully Logged in'])

  const wrong = await visitor().post('/login', { ...login, password: 'not this one' })
  expect(wrong.body.errors).toEqual({ username: ['These credentials do not match our records.'] })
  for (let each = 0; each < 5; each++) await visitor().post('/login', { ...login, username: 'nobody' })
  const locked = await visitor().post('/login', { ...login, username: 'nobody' })
  expect([locked.status, locked.body.errors.username]).toEqual([
    429,
    [expect.stringMatching(/^Too many login attempts\. Please try again in \d+ seconds\.$/)],
  ])
})

test('specified texts: forgotten and changed passwords have their texts', async () => {
  const box = await mailbox()
  const { administrator, visitor } = await college({ settings: { MAIL_URL: box.url } })
  const email = 'admin@college.example'
  const change = { current_password: 'a guess', new_password: password, new_password_confirmation: 'other' }
  expect((await administrator.put('/api/password/update/1', change)).body.errors).toEqual({
    new_password: ['The new password field confirmation does not match.'],
  })
  const again = { ...change, new_password_confirmation: password }
  expect((await administrator.put('/api/password/update/1', again)).body.errors).toEqual({
    current_password: ['The password is incorrect.'],
  })
  const right = { ...again, current_password: password }
  expect(said(await administrator.put('/api/password/update/1', right))).toEqual([
    200,
    'Password successful changed',
  ])
  const person = visitor()
  const ask = () => person.post('/password/email', { email })
  expect(said(await ask())).toEqual([200, 'We have emailed your password reset link.'])
  expect(said(await ask())).toEqual([422, 'Please wait before retrying.'])
  await box.next(email)
  const token = new URL((await box.next(email)).link).searchParams.get('token')!
  const reset = (by: string) =>
    visitor().post('/password/reset', { token: by, email, password, password_confirmation: password })
  expect((await reset('0'.repeat(64))).body.errors).toEqual({
    email: ['This password reset token is invalid.'],
  })
  expect(said(await reset(token))).toEqual([200, 'Your password has been reset.'])
})

test('specified texts: a rejected input contains the texts of its fields, with the first as its message', async () => {
  const { administrator, visitor, update } = await college()
  const empty = await visitor().post('/register', {
    name: ' ',
    username: 'a'.repeat(256),
    email: 'at home',
    password: 'short',
    password_confirmation: 'short',
  })
  expect(empty.body).toMatchObject({
    message: 'The name field is required. (and 3 more errors)',
    errors: {
      name: ['The name field is required.'],
      username: [expect.stringMatching(/^The username field must not be greater than \d+ characters\.$/)],
      email: ['The email field must be a valid email address.'],
      password: ['The password field must be at least 8 characters.'],
    },
  })
  const { title, category, updates } = update
  const written = { title: 'Fair', category: 'news-and-events', updates }
  const errorsOf = async (input: object) => (await administrator.post('/api/updates', input)).body.errors
  expect(await errorsOf({ title, category, updates })).toEqual({
    title: ['The title has already been taken.'],
  })
  expect(await errorsOf({ ...written, category: 'none' })).toEqual({
    category: ['The selected category is invalid.'],
  })
  expect(await errorsOf({ ...written, from: 'tomorrow', to: '2999-01-01' })).toEqual({
    from: ['The from field must be a valid date.'],
  })
  expect(await errorsOf({ ...written, from: '2999-01-02', to: '2999-01-01' })).toEqual({
    to: ['The to field must be a date after or equal to from.'],
  })
  expect((await administrator.put('/api/users/1', { roleIds: 1 })).body.errors).toEqual({
    roleIds: ['The role ids field must be an array.'],
  })
  expect(said(await administrator.put(`/api/updates/${update.id}`, { title }))).toEqual([
    200,
    'Nothing was changed.',
  ])
})

test('specified texts: a rejected upload contains the text of its field', async () => {
  const { administrator } = await college()
  const upload = async (bytes: string | Buffer, file: string) =>
    (await administrator.post('/api/image', formOf('image', bytes, file))).body.errors.image
  expect(await upload('no picture', 'bell.png')).toEqual([
    'The image field must be a file of type: jpg, png, webp, gif, avif.',
  ])
  expect(await upload(Buffer.from('\x89PNG\r\n\x1a\n half', 'latin1'), 'bell.png')).toEqual([
    'The image field must be an image.',
  ])
  expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1), 'bell.png')).toEqual([
    'The image field must not be greater than 10240 kilobytes.',
  ])
})

test('specified texts: the seeded roles and the permissions have their names', async () => {
  const { administrator } = await college()
  const namesOf = async (path: string) =>
    (await administrator.get<{ description: string }[]>(path)).body.data.map(({ description }) => description)
  expect(await namesOf('/api/roles')).toEqual(expect.arrayContaining(['Administrator', 'Editor', 'Auditor']))
  expect(await namesOf('/api/permissions')).toContain('Edit users')
})
