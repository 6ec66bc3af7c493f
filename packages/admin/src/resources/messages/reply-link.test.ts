import { expect, test } from 'vitest'
import { replyLink, type Enquiry } from './reply-link.ts'

const enquiry: Enquiry = {
  email: 'ana+school@family.example',
  name: 'Ana Reyes',
  subject: 'Fees & forms? 50%',
  message: 'Hello,\nwhen does it close?',
  created_at: '2026-11-20T17:30:00.000000Z',
}
const said = (text: string, values: object = {}) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`%{${name}}`, String(value)), text)
const parts = (message: Partial<Enquiry>): Record<string, string> => {
  const address = replyLink({ ...enquiry, ...message }, said)
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?')
  // Unlike a form's, a plus sign here is a plus sign.
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...(Object.fromEntries(fields) as object) }
}

test('an answer goes to who wrote, under the same subject, with what was written', () => {
  expect(parts({})).toEqual({
    to: 'ana+school@family.example',
    subject: 'Re: Fees & forms? 50%',
    body: expect.stringMatching(
      /^\r\n\r\nOn Nov 21, 2026.*, Ana Reyes wrote:\r\n> Hello,\r\n> when does it close\?$/,
    ) as string,
  })
})

test('an answer to an answer says so once', () => {
  expect(parts({ subject: 'RE: Fees' }).subject).toBe('RE: Fees')
})

test('a long message isn’t quoted, nor does half an emoji stop the answer', () => {
  expect(parts({ message: 'a'.repeat(5000) }).body).toBeUndefined()
  expect(parts({ subject: 'Thanks \ud83d' }).subject).toBe('Re: Thanks \ufffd')
})

test('no message adds a recipient', () => {
  const address = replyLink({ ...enquiry, subject: 'x&bcc=all@college.example' }, said)
  expect(address).not.toMatch(/[?&]bcc=/)
})
