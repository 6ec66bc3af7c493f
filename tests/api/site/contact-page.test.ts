import { parseCode } from '@kampana/shared/verification/code'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { App } from '../../support/people/person.ts'

const form = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment',
  message: 'Magandang araw po.\r\n<b>When</b> does it close?',
}
type Headers = Readonly<Record<string, string>>

/** Submits the page's form like a browser without JavaScript. */
const post = async (app: App, sent: Readonly<Record<string, string>>, headers: Headers = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/contact-us',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ website: '', ...sent }).toString(),
  })
  return { status: answer.statusCode, headers: answer.headers, page: answer.body }
}

test('contact page: stores a form without JavaScript, and redirects to a confirmation', async () => {
  const { app, visitor, dump } = await college()
  const { status, headers } = await post(app, form, { 'sec-fetch-site': 'same-origin' })
  const [, number = 'none'] = /^\/contact-us\?sent=(\w{3}-\w{3})#sent$/.exec(String(headers.location)) ?? []
  expect([status, parseCode(number)]).toEqual([303, number.replace('-', '')])
  expect(headers['set-cookie']).toBeUndefined()
  expect(await dump('messages')).toContain('0917 555 0199')
  expect(await dump('messages')).toContain(number)
  expect((await visitor().get(`/contact-us?sent=${number}`)).text).toContain(number)
  expect((await visitor().get('/contact-us?sent=Call+Ana')).text).not.toContain('Call Ana')
  expect((await visitor().get('/contact-us?sent')).text).toContain('Your message has been sent')
  expect((await visitor().get('/contact-us')).text).not.toContain('Your message has been sent')
})

test('contact page: shows errors below the fields, and keeps the input', async () => {
  const { app, dump } = await college()
  const { status, headers, page } = await post(app, { ...form, email: 'ana at home', subject: ' ' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    422,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(headers['content-security-policy']).toContain("form-action 'self'")
  expect(page).toContain('id="contact-email-error">The email field must be a valid email address.<')
  expect(page).toContain('id="contact-subject-error">The subject field is required.<')
  expect(page).toMatch(/<input[^>]*name="email"[^>]*value="ana at home"/)
  expect(page).toMatch(/<textarea[^>]*>Magandang araw po\.\s+&lt;b&gt;When&lt;\/b&gt; does it close\?</)
  expect(await dump('messages')).toBe('[[]]')
})

test("contact page: shows no visitor's input to the next visitor", async () => {
  const { app, visitor } = await college()
  await post(app, { ...form, email: '' })
  expect((await visitor().get('/contact-us')).text).not.toContain('Ana Reyes')
})

test('contact page: rejects a form from another website without showing its content', async () => {
  const { app, dump } = await college()
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const { status, page } = await post(app, form, headers)
    expect([status, page.includes('comes from another website')]).toEqual([403, true])
    expect(page).not.toContain('Ana Reyes')
  }
  expect(await dump('messages')).toBe('[[]]')
})

test('contact page: redirects a robot to the confirmation, and stores nothing', async () => {
  const { app, dump } = await college()
  const { status, headers } = await post(app, { ...form, website: 'https://spam.example' })
  expect([status, headers.location]).toEqual([303, '/contact-us?sent#sent'])
  expect(await dump('messages', 'letters')).toBe('[[],[]]')
})

test('contact page: shows a rate-limited visitor the time to retry, and keeps the text', async () => {
  const { app } = await college()
  const answers = []
  for (let each = 0; each < 11; each++) answers.push(await post(app, { ...form, subject: `Letter ${each}` }))
  const last = answers.at(-1)!
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 303), 429])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(500)
  expect(last.page).toContain('Please try again in 10 minutes.')
  expect(last.page).toContain('value="Letter 10"')
})

test('contact page: stores a message once if the form is submitted twice', async () => {
  const { app, visitor, dump } = await college()
  await Promise.all([post(app, form), post(app, form)])
  await visitor().post('/api/contactUs', {
    ...form,
    message: 'Magandang araw po.\r\n<b>When</b> does it close?',
  })
  const [messages] = JSON.parse(await dump('messages')) as [unknown[]]
  expect(messages).toHaveLength(1)
})

test('contact page: accepts only form content types', async () => {
  const { visitor } = await college()
  const answer = await visitor().send({ method: 'POST', path: '/contact-us', body: form })
  expect([answer.status, answer.headers['content-type']]).toEqual([415, 'text/html; charset=utf-8'])
})

test('contact page: asks once about a likely typo in an address, and keeps the input', async () => {
  const { app, dump } = await college()
  const asked = await post(app, { ...form, email: 'ana@gmial.com' })
  expect(asked.status).toBe(422)
  expect(asked.page).toContain('Did you mean ana@gmail.com?')
  expect(asked.page).toMatch(/<input[^>]*name="email"[^>]*value="ana@gmial.com"/)
  expect(await dump('messages')).toBe('[[]]')
  const again = { ...form, email: 'ana@gmial.com', asked_email: 'ana@gmial.com' }
  expect((await post(app, again)).status).toBe(303)
  expect(await dump('messages')).toContain('ana@gmial.com')
  const meant = { ...again, subject: 'Fees', suggested_email: 'ana@gmail.com' }
  expect((await post(app, meant)).status).toBe(303)
  expect(await dump('messages')).toContain('ana@gmail.com')
})
