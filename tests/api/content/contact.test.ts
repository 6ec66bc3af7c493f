import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'

const office = 'office@divinian.example'
const form = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment\u2028of my son',
  message: 'Magandang araw po.\nWhen does it close?\n\n<b>Ana</b>',
}
const open = async (settings: Record<string, string> = {}) => {
  const box = await mailbox()
  return { box, ...(await college({ settings: { MAIL_URL: box.url, CONTACT_TO: office, ...settings } })) }
}

test('a message is stored, and reaches the office with an answer going to who wrote', async () => {
  const { box, visitor, dump } = await open()
  const sent = await visitor().post('/api/contactUs', form)
  expect([sent.status, sent.body.message]).toEqual([200, 'Your message has been sent'])
  const letter = await box.next(office)
  expect(letter.text).toContain('When does it close?')
  expect(letter.raw).toMatch(/^Reply-To: ana@family\.example\r?$/m)
  expect(letter.raw).not.toContain('<b>Ana</b></p>')
  expect(await dump('messages')).toContain('0917 555 0199')
})

test('a message is not lost with the mail server', async () => {
  const { visitor, dump } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
  expect((await visitor().post('/api/contactUs', form)).status).toBe(200)
  expect(await dump('messages')).toContain('Ana Reyes')
})

test('every field is required, and told under its name', async () => {
  const { visitor } = await open()
  const answer = await visitor().post('/api/contactUs', { email: 'a@b.example\r\nBcc: all@b.example' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual(['name', 'email', 'contact_number', 'subject', 'message'])
})

test('a robot that fills in what people do not see is told that all went well, and nothing is kept', async () => {
  const { visitor, dump } = await open()
  const sent = await visitor().post('/api/contactUs', { ...form, website: 'https://spam.example' })
  expect([sent.status, sent.body.message]).toEqual([200, 'Your message has been sent'])
  expect(await dump('messages', 'letters')).toBe('[[],[]]')
})

test('one address writes ten times in ten minutes at most', async () => {
  const { visitor } = await open()
  const answers = []
  for (let each = 0; each < 11; each++) answers.push(await visitor().post('/api/contactUs', form))
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
