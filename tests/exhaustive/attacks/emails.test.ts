import { afterAll, expect, test } from 'vitest'
import { attackedCollege } from '../../support/people/attacked.ts'
import { mailServer, type Arrived } from '../../support/people/mailbox.ts'

const office = 'office@divinian.example'
const origin = 'https://www.divinian.example'
const box = await mailServer()
afterAll(box.close)
const { app, visitor, administrator } = attackedCollege({
  MAIL_URL: box.url,
  CONTACT_TO: office,
  PUBLIC_URL: origin,
})

const message = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment',
  message: 'When does it close?',
}
let robots = 0
/** A separate IP address and text for each message, because of rate limits and deduplication. */
const fresh = () => ({ 'x-forwarded-for': `198.51.100.${++robots}` })
const write = (fields: object) =>
  visitor().post('/api/contactUs', { ...message, message: `Letter ${robots}`, ...fields }, fresh())
const enroll = (fields: { email: string; name?: string }, headers: object = {}) =>
  visitor().post(
    '/register',
    {
      name: 'Ana Reyes',
      username: `person${robots}`,
      password: 'bahay kubo kahit munti',
      password_confirmation: 'bahay kubo kahit munti',
      ...fields,
    },
    { ...fresh(), ...headers },
  )
/** The salutation of an e-mail to a person with this name. */
const greeting = async (name: string): Promise<string | undefined> => {
  const email = `stranger${++robots}@family.example`
  expect((await enroll({ name, email })).status).toBe(201)
  return (await box.next(email)).text.split('\r\n')[0]
}
/** The headers of an e-mail, each on one line. */
const headersOf = ({ raw }: Arrived): string[] =>
  raw
    .slice(0, raw.search(/\r?\n\r?\n/))
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
/** Headers of an e-mail without injection. */
const own = [
  'From',
  'To',
  'Subject',
  'Reply-To',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
]
const linksIn = ({ text }: Arrived): string[] => text.match(/https?:\/\/[^\s/]+/g) ?? []

test.each([
  '\r\nBcc: victim@evil.example',
  '\r\n\r\n<script>alert(1)</script>',
  '\u2028Bcc: victim@evil.example',
  '%0d%0aBcc: victim@evil.example',
  '=?utf-8?q?=0d=0aBcc:_victim@evil.example?=',
])("e-mails: %j in a visitor's input adds no header or recipient", async (more) => {
  for (const field of ['name', 'subject', 'contact_number']) {
    const { status } = await write({ [field]: `Ana${more}` })
    if (status === 422) continue
    const letter = await box.next(office)
    expect([field, letter.to]).toEqual([field, [office]])
    const names = headersOf(letter).map((line) => line.split(':')[0])
    expect(own).toEqual(expect.arrayContaining(names))
  }
})

const addresses = [
  'a@b.example\r\nBcc: victim@evil.example',
  'a@b.example,victim@evil.example',
  'Ana <a@b.example>',
  'group:a@b.example;',
  'a@b.example%0d%0aBcc:victim@evil.example>',
  '"a@b.example, victim"@evil.example',
  '-oQ/tmp@b.example -X/tmp/x',
  `${'a'.repeat(250)}@b.example`,
]
test.each(addresses)('e-mails: nothing is sent to %j', async (email) => {
  const before = box.arrived.length
  for (const answer of [
    await write({ email }),
    await enroll({ email }),
    await visitor().post('/password/email', { email }, fresh()),
  ])
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email']])
  await app().outbox.sendDue()
  expect(box.arrived.length).toBe(before)
})

test.each([
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'gopher', 'x-forwarded-port': '6666' },
  { forwarded: 'host=evil.example;proto=gopher' },
  { host: 'www.divinian.example@evil.example' },
])('e-mails: links point to the college despite the headers %j', async (headers) => {
  const email = `ana${++robots}@family.example`
  expect((await enroll({ email }, headers)).status).toBe(201)
  expect((await visitor().post('/password/email', { email }, { ...fresh(), ...headers })).status).toBe(200)
  for (const letter of [await box.next(email), await box.next(email)]) {
    expect(new Set(linksIn(letter))).toEqual(new Set([origin]))
    expect(letter.raw).not.toMatch(/evil\.example|gopher:|:6666/)
  }
})

test.each([
  'Ana http://evil.example',
  'Pumunta sa пример.рф',
  'You have won: call 0917 555 0199',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(200),
])('e-mails: omit the unsafe name %j from the greeting', async (name) => {
  expect(await greeting(name)).toBe('Good day,')
})

test.each(['Ana Reyes', 'Ma. Clara O’Neill-Santos', 'José Ñuñez, Jr.', '李 小龍', 'Dela Cruz, Juan P.'])(
  'e-mails: greet %s by name',
  async (name) => {
    expect(await greeting(name)).toBe(`Dear ${name},`)
  },
)

test('e-mails: markup in a message is shown as text', async () => {
  const words = '</p><script>alert(1)</script><a href="https://evil.example">x</a>'
  await write({ name: '<b>Ana', subject: '</title><script>', message: words })
  const { raw } = await box.next(office)
  const html = raw.slice(raw.indexOf('Content-Type: text/html')).replaceAll('=\r\n', '')
  expect(html).toContain('&#60;script&#62;')
  expect(html).not.toMatch(/<script|<b>Ana<|<a href=(?:3D)?"https:\/\/evil/)
})

test.each([
  ['a subject with 255 emojis', { subject: '🎓'.repeat(255) }],
  ['a message without line breaks', { message: 'a'.repeat(9000) }],
  ['a name with 255 letters', { name: 'ñ'.repeat(255) }],
])('e-mails: wrap lines for %s', async (_name, fields) => {
  expect((await write(fields)).status).toBe(200)
  const { raw } = await box.next(office)
  // RFC 5322, 2.1.1, in bytes.
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
})

test.each(['\r\n.\r\n', '\n.\n', '\r.\r', '\r\n.\r', '\n.\r\n'])(
  'e-mails: a message with %j is sent as one e-mail',
  async (end) => {
    const before = box.arrived.length
    const hidden = `MAIL FROM:<a@b.example>${end}RCPT TO:<victim@evil.example>${end}DATA`
    expect((await write({ message: `One${end}${hidden}` })).status).toBe(200)
    const letter = await box.next(office)
    await app().outbox.sendDue()
    expect([box.arrived.length - before, letter.to]).toEqual([1, [office]])
    expect(letter.text).toContain('victim@evil.example')
  },
)

test("e-mails: a visitor's confirmation doesn't quote the message, and duplicates send nothing", async () => {
  const before = box.arrived.length
  for (let each = 0; each < 3; each++)
    expect((await write({ message: 'Buy this', email: 'victim@family.example' })).status).toBe(200)
  expect((await box.next(office)).text).toContain('Buy this')
  await app().outbox.sendDue()
  expect((await box.next('victim@family.example')).raw).not.toContain('Buy this')
  expect(box.arrived.length - before).toBe(2)
})

test('e-mails: the list contains no link or text of a message', async () => {
  const email = 'reset@family.example'
  await enroll({ email })
  const { link } = await box.next(email)
  await write({ subject: 'My own affair', message: 'Nobody else’s' })
  await box.next(office)
  await expect.poll(async () => (await administrator().get('/api/letters')).text).not.toContain('"sending"')
  const { text } = await administrator().get('/api/letters')
  for (const secret of [new URL(link).search.slice(1), 'My own affair', 'Nobody else', 'sealed'])
    expect(text).not.toContain(secret)
})
