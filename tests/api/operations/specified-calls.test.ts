import sharp from 'sharp'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox, type Mailbox } from '../../support/people/mailbox.ts'
import type { Answer, Person } from '../../support/people/person.ts'
import { announcement } from '../../support/input/inputs.ts'

interface Id {
  id: number
}
type Listed = readonly Id[]

const withMail = async () => {
  const box = await mailbox()
  return { box, ...(await college({ settings: { MAIL_URL: box.url } })) }
}
const status = ({ status }: Answer): number => status
const ids = ({ body }: Answer<Listed>): number[] => body.data.map(({ id }) => id)
const png = async (background: string): Promise<File> => {
  const picture = sharp({ create: { width: 60, height: 30, channels: 3, background } })
  return new File([new Uint8Array(await picture.png().toBuffer())], 'bell tower.png')
}
const formOf = (entries: readonly (readonly [string, File])[]): FormData => {
  const form = new FormData()
  for (const [name, file] of entries) form.append(name, file)
  return form
}

/** Makes a call as written in the specification: method, path with values, and payload. */
const make = <Data = unknown>(by: Person, call: string, values: object = {}, payload?: unknown) => {
  const [method = '', path = ''] = call.split(' ')
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(values, name)))
  if (method === 'GET') return by.get<Data>(filled)
  if (method === 'DELETE') return by.delete<Data>(filled)
  return method === 'PUT' ? by.put<Data>(filled, payload) : by.post<Data>(filled, payload)
}

test('specified calls: a user signs in, edits the profile and signs out', async () => {
  const { visitor } = await college()
  const person = visitor()
  expect(status(await make(person, 'GET /sanctum/csrf-cookie'))).toBe(204)
  expect(person.cookie('XSRF-TOKEN')).toBeDefined()
  const login = await make(person, 'POST /login', {}, { username: 'admin', password })
  expect([login.status, login.body.message]).toEqual([200, expect.any(String)])
  const { body } = await make<Id & { username: string }>(person, 'GET /api/user')
  expect([body.data.id, body.data.username]).toEqual([1, 'admin'])
  const profile = { name: 'Ana', email: 'admin@college.example', username: 'admin' }
  expect(status(await make(person, 'PUT /api/profile/{id}', { id: 1 }, profile))).toBe(200)
  const changed = {
    current_password: password,
    new_password: 'bahay kubo',
    new_password_confirmation: 'bahay kubo',
  }
  expect(status(await make(person, 'PUT /api/password/update/{id}', { id: 1 }, changed))).toBe(200)
  expect(status(await make(person, 'POST /logout'))).toBeLessThan(300)
  expect(status(await make(person, 'GET /api/user'))).toBe(401)
  expect(status(await make(person, 'POST /login', {}, { username: 'admin', password: 'bahay kubo' }))).toBe(
    200,
  )
})

test('specified calls: a visitor registers, requests a new confirmation e-mail, and resets the password', async () => {
  const { box, visitor } = await withMail()
  const [stranger, email] = [visitor(), 'ana@college.example']
  const account = { name: 'Ana', username: 'ana', email, password, password_confirmation: password }
  expect(status(await make(stranger, 'POST /register', {}, account))).toBe(201)
  const login = await make(stranger, 'POST /login', {}, { username: 'ana', password })
  expect([login.status, login.body.message]).toEqual([200, expect.stringContaining('verified')])
  expect(status(await make(stranger, 'POST /email/resend'))).toBe(202)
  await follow(stranger, box, email)
  await box.next(email)
  expect(status(await make(visitor(), 'POST /password/email', {}, { email }))).toBe(200)
  const token = new URL((await box.next(email)).link).searchParams.get('token')
  const reset = { token, email, password: 'bahay kubo', password_confirmation: 'bahay kubo' }
  expect(status(await make(visitor(), 'POST /password/reset', {}, reset))).toBe(200)
})

const follow = async (person: Person, box: Mailbox, to: string) => {
  const { pathname, search } = new URL((await box.next(to)).link)
  return person.get(pathname + search)
}

test('specified calls: an administrator manages users, roles and permissions, and reads the logs', async () => {
  const { administrator, staff } = await college()
  await staff({ may: ['list updates'] })
  const [id = 0] = ids(await make<Listed>(administrator, 'GET /api/users'))
  const permissions = ids(await make<Listed>(administrator, 'GET /api/permissions'))
  const role = await make<Id>(administrator, 'POST /api/roles', {}, { description: 'Readers', permissions })
  expect(role.status).toBe(201)
  const roleId = role.body.data.id
  expect(ids(await make<Listed>(administrator, 'GET /api/roles'))).toContain(roleId)
  const one = await make(administrator, 'GET /api/roles/{id}', { id: roleId })
  expect(one.body.data).toMatchObject({ id: roleId, description: 'Readers' })
  const change = { description: 'Some readers', permissions: permissions.slice(0, 1) }
  expect(status(await make(administrator, 'PUT /api/roles/{id}', { id: roleId }, change))).toBe(200)
  expect(status(await make(administrator, 'PUT /api/users/{id}', { id }, { roleIds: [roleId] }))).toBe(200)
  expect(status(await make(administrator, 'PUT /api/users/status/{id}', { id }, { is_active: 0 }))).toBe(200)
  const user = await make(administrator, 'GET /api/users/{id}', { id })
  expect(user.body.data).toMatchObject({ id, is_active: 0, roles: [{ description: 'Some readers' }] })
  expect(status(await make(administrator, 'DELETE /api/users/{id}', { id }))).toBe(200)
  expect(status(await make(administrator, 'DELETE /api/roles/{id}', { id: roleId }))).toBe(200)
  const [newest = 0] = ids(await make<Listed>(administrator, 'GET /api/logs'))
  const log = await make(administrator, 'GET /api/logs/{id}', { id: newest })
  expect(log.body.data).toMatchObject({
    id: newest,
    description: expect.any(String),
    properties: expect.anything(),
  })
})

test('specified calls: staff write updates, and visitors read them by category and page', async () => {
  const { administrator, visitor, publish } = await college()
  const { title, category, updates } = announcement
  const payload = { title, subtitle: 'For all', category, from: null, to: null, updates }
  const made = await make<Id>(administrator, 'POST /api/updates', {}, payload)
  expect(made.status).toBe(201)
  const { id } = made.body.data
  const event = await publish({
    title: 'Fair',
    category: 'news-and-events',
    from: '2099-01-01',
    to: '2099-01-02',
  })
  expect(
    status(await make(administrator, 'PUT /api/updates/{id}', { id }, { title: 'Classes resume' })),
  ).toBe(200)
  const one = await make(visitor(), 'GET /api/updates/{id}', { id })
  expect(one.body.data).toMatchObject({ id, title: 'Classes resume', category: 'announcements' })
  const read = async (call: string) => ids(await make<Listed>(visitor(), call))
  expect(await read('GET /api/updates')).toEqual(expect.arrayContaining([id, event.id]))
  expect(await read('GET /api/updates/paginated?page=1')).toEqual(expect.arrayContaining([id, event.id]))
  expect(await read('GET /api/updates/announcements?page=1')).toContain(id)
  expect(await read('GET /api/updates/newsAndEvents?page=1')).toEqual([event.id])
  expect(status(await make(administrator, 'DELETE /api/updates/{id}', { id }))).toBe(200)
  expect(status(await make(visitor(), 'GET /api/updates/{id}', { id }))).toBe(404)
})

test('specified calls: staff upload images, show slides in rows and delete several', async () => {
  const { administrator, visitor } = await college()
  const image = await make(administrator, 'POST /api/image', {}, formOf([['image', await png('#111')]]))
  expect(image.body).toMatchObject({ link: expect.stringContaining('/media/') })
  const files = [
    ['slides[]', await png('#222')],
    ['slides[]', await png('#333')],
  ] as const
  const slides = await make<Listed>(administrator, 'POST /api/slides', {}, formOf(files))
  expect([slides.status, slides.body.data.length]).toEqual([201, 2])
  const rows = async () => (await make<Listed[]>(visitor(), 'GET /api/slides')).body.data.flat()
  expect(await rows()).toMatchObject([{ src: expect.any(String), alt: 'bell tower' }, {}])
  expect(status(await make(administrator, 'DELETE /api/slides/{ids}', { ids: ids(slides).join(',') }))).toBe(
    200,
  )
  expect(await rows()).toEqual([])
})

test('specified calls: a visitor sends a message', async () => {
  const { visitor } = await college()
  const message = {
    name: 'Ana',
    email: 'ana@family.example',
    contact_number: '0917',
    subject: 'Fees',
    message: 'Due?',
  }
  const sent = await make(visitor(), 'POST /api/contactUs', {}, message)
  expect([sent.status, sent.body.message]).toEqual([200, 'Your message has been sent'])
})
