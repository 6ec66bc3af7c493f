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

test('contact: stores a message and e-mails it to the office, with the visitor as reply address', async () => {
  const { box, visitor, dump } = await open()
  const sent = await visitor().post('/api/contactUs', form)
  expect([sent.status, sent.body.message]).toEqual([200, 'Your message has been sent'])
  const letter = await box.next(office)
  expect(letter.text).toContain('When does it close?')
  expect(letter.raw).toMatch(/^Reply-To: ana@family\.example\r?$/m)
  expect(letter.raw).not.toContain('<b>Ana</b></p>')
  expect(await dump('messages')).toContain('0917 555 0199')
})

test('contact: keeps a message if the mail server fails', async () => {
  const { visitor, dump } = await open({ MAIL_URL: 'smtp://127.0.0.1:1' })
  expect((await visitor().post('/api/contactUs', form)).status).toBe(200)
  expect(await dump('messages')).toContain('Ana Reyes')
})

test('contact: requires every field, with errors by field name', async () => {
  const { visitor } = await open()
  const answer = await visitor().post('/api/contactUs', { email: 'a@b.example\r\nBcc: all@b.example' })
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual(['name', 'email', 'contact_number', 'subject', 'message'])
})

test('contact: sends visitors a reference number without quoting the message, and staff find the message by it', async () => {
  const { box, visitor, administrator } = await open()
  const write = async () =>
    (JSON.parse((await visitor().post('/api/contactUs', form)).text) as { number: string }).number
  const number = await write()
  const letter = await box.next(form.email)
  expect(letter.subject).toBe(`We received your message: ${number}`)
  expect(letter.text).toContain('Dear Ana Reyes,')
  expect(letter.raw).not.toMatch(/Enrolment|When does it close|0917/)
  expect((await box.next(office)).text).toContain(`Reference number: ${number}`)
  const found = await administrator.get<object[]>(`/api/messages?filter={"q":"${number}"}`)
  expect(found.body.data).toMatchObject([{ name: 'Ana Reyes', reference_number: number }])
  expect(await write()).toBe(number)
})

test('contact: accepts a message for an office, even if the office has been deleted', async () => {
  const { box, visitor, administrator } = await open()
  await administrator.post('/api/offices', { title: 'Bell Ringers' })
  await visitor().post('/api/contactUs', { ...form, office: 'Bell Ringers' })
  expect((await box.next(office)).text).toContain('Office: Bell Ringers')
  await visitor().post('/api/contactUs', { ...form, subject: 'Fees', office: 'Gone' })
  const kept = await administrator.get<object[]>('/api/messages?sort=["id","ASC"]')
  expect(kept.body.data).toMatchObject([{ office: { description: 'Bell Ringers' } }, { office: null }])
})

test('contact: limits confirmations to two e-mails a day per address and six an hour per visitor', async () => {
  const { visitor, administrator } = await open()
  const write = async (email: string, subject: string) =>
    expect((await visitor().post('/api/contactUs', { ...form, email, subject })).status).toBe(200)
  for (const each of [1, 2, 3]) await write(`ana+${each}@family.example`, 'Fees')
  for (const each of [1, 2, 3, 4, 5]) await write(`ben${each}@family.example`, 'Fees')
  const letters = await administrator.get<{ recipient: string }[]>('/api/letters?range=[0,99]')
  const numbers = letters.body.data.filter(({ recipient }) => recipient !== office)
  expect(numbers.map(({ recipient }) => recipient).toSorted()).toEqual([
    'ana+1@family.example',
    'ana+2@family.example',
    'ben1@family.example',
    'ben2@family.example',
    'ben3@family.example',
  ])
})
