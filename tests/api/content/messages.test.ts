import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const form = {
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  subject: 'Enrolment of my son',
  message: 'Magandang araw po.\nWhen does it close?',
}
interface Message {
  id: number
  status: string
}

test("messages: staff read visitors' messages and record the outcome", async () => {
  const { visitor, staff } = await college()
  await visitor().post('/api/contactUs', form)
  const desk = await staff({ may: ['list messages', 'show messages', 'edit messages'] })
  const [waiting] = (await desk.get<Message[]>('/api/messages?filter={"status":"new"}')).body.data
  expect(waiting).toMatchObject({ subject: form.subject, message: form.message })
  const path = `/api/messages/${waiting!.id}`
  expect((await desk.get<Message>(path)).body.data).toMatchObject({ ...form, status: 'new' })

  expect((await desk.put(path, { status: 'answered' })).status).toBe(200)
  expect((await desk.get<Message>(path)).body.data.status).toBe('answered')
  expect((await desk.get<Message[]>('/api/messages?filter={"status":"new"}')).body.data).toEqual([])
})

test("messages: nobody edits a visitor's text, and users without permission find no messages", async () => {
  const { visitor, staff } = await college()
  await visitor().post('/api/contactUs', form)
  const desk = await staff({ may: ['list messages', 'show messages', 'edit messages'] })
  const [{ id }] = (await desk.get<[Message]>('/api/messages')).body.data
  const forged = await desk.put(`/api/messages/${id}`, { status: 'read', message: 'I am content.' })
  expect([forged.status, Object.keys(forged.body.errors)]).toEqual([422, ['message']])
  const outsider = await staff({ may: ['list updates'] })
  expect((await outsider.get('/api/messages')).body.permission).toBe('list messages')
  expect((await visitor().get('/api/messages')).status).toBe(401)
})

test("messages: the text isn't logged, not even if a message is deleted and restored", async () => {
  const { visitor, administrator, dump } = await college()
  await visitor().post('/api/contactUs', form)
  const [{ id }] = (await administrator.get<[Message]>('/api/messages')).body.data
  await administrator.put(`/api/messages/${id}`, { status: 'spam' })
  expect((await administrator.delete(`/api/messages/${id}`)).status).toBe(200)
  expect((await administrator.post(`/api/messages/${id}/restore`)).status).toBe(200)
  const logs = await dump('logs')
  expect(logs).toContain('spam')
  expect(logs).not.toContain('0917 555 0199')
  expect(logs).not.toContain('Magandang araw')
  expect(logs).not.toContain(form.subject)
  expect(await dump('letters')).not.toContain(form.subject)
  expect((await administrator.get<Message>(`/api/messages/${id}`)).body.data).toMatchObject({
    ...form,
    status: 'spam',
  })
})
