import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { mailbox, type Mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'

interface Invitation {
  id: number
  status: string
  roles: { id: number; description: string }[]
  invited_by: string
}
interface Account {
  name: string
  username: string
  permissions: string[]
}
const ana = { name: 'Ana Cruz', email: 'ana@college.example' }
const chosen = { name: 'Ana Cruz', username: 'ana', password, password_confirmation: password }

/** A college with a mail server, and an inviter with the role that the invitations assign. */
const place = async (options: CollegeOptions = {}) => {
  const mail = await mailbox()
  const made = await college({ ...options, settings: { MAIL_URL: mail.url, ...options.settings } })
  const inviter = await made.staff({
    may: ['invite users', 'list roles', 'list updates', 'edit updates'],
    role: 'Head',
  })
  const writer = await newRole(made.administrator, 'Writer', ['list updates', 'edit updates'])
  const invite = (body: object = {}) =>
    inviter.post<Invitation>('/api/invitations', { ...ana, roleIds: [writer], ...body })
  return { ...made, mail, inviter, writer, invite }
}
const newRole = async (
  administrator: Person,
  description: string,
  names: readonly string[],
): Promise<number> => {
  const { body } = await administrator.get<{ id: number; name: string }[]>('/api/permissions')
  const permissions = body.data.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  return (await administrator.post<{ id: number }>('/api/roles', { description, permissions })).body.data.id
}
const tokenOf = async (mail: Mailbox): Promise<string> =>
  new URL((await mail.next(ana.email)).link).searchParams.get('token') ?? ''
const open = (person: Person, token: string) =>
  person.get<{ name: string; roles: string[] }>(`/api/invitation?token=${encodeURIComponent(token)}`)
const accept = (person: Person, token: string, body: object = {}) =>
  person.post('/api/invitation', { ...chosen, token, ...body })
const statuses = async (person: Person): Promise<string[]> =>
  (await person.get<Invitation[]>('/api/invitations')).body.data.map(({ status }) => status)

test('invitations: lets a colleague accept the link once and sign in with the assigned role', async () => {
  const { visitor, inviter, administrator, invite, mail, dump } = await place()
  const made = await invite()
  expect([made.status, made.body.message]).toEqual([201, 'An invitation was sent to ana@college.example.'])
  expect(made.body.data).toMatchObject({ status: 'waiting', roles: [{ description: 'Writer' }] })
  const token = await tokenOf(mail)
  expect(await dump('invitations', 'letters')).not.toContain(token)
  expect((await open(visitor(), token)).body.data).toEqual({
    ...ana,
    invited_by: made.body.data.invited_by,
    roles: ['Writer'],
  })

  const person = visitor()
  expect((await accept(person, token)).body.message).toBe('Your account is ready.')
  expect((await person.post('/login', { username: 'ana', password })).status).toBe(200)
  expect((await person.get<Account>('/api/user')).body.data).toMatchObject({
    name: 'Ana Cruz',
    permissions: ['edit updates', 'list updates'],
  })
  expect(await statuses(inviter)).toEqual(['accepted'])
  const again = await accept(visitor(), token, { username: 'other' })
  expect([again.status, again.body.message]).toEqual([
    410,
    'This invitation has been used. Sign in with the username you chose.',
  ])
  const { body } = await administrator.get<{ description: string }[]>(
    '/api/logs?sort=["id","ASC"]&filter={"action":["create","accept-invitation"]}',
  )
  expect(body.data.map(({ description }) => description).slice(-2)).toEqual([
    expect.stringMatching(/ created the invitation 'Ana Cruz'$/),
    "ana accepted the invitation of the user 'Ana Cruz'",
  ])
})

test('invitations: creates one account if ten requests use a link at the same time', async () => {
  const { visitor, invite, mail } = await place()
  await invite()
  const token = await tokenOf(mail)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_each, at) => accept(visitor(), token, { username: `ana${at}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
})

test("invitations: reports the inviter's errors by field and sends nothing", async () => {
  const { administrator, staff, inviter, invite, mail } = await place()
  const { body } = await administrator.get<{ email: string }>('/api/user')
  expect((await invite({ roleIds: [] })).body.errors).toEqual({
    roleIds: ['Choose at least one role. Without a role the account has no permissions.'],
  })
  expect((await invite({ roleIds: [999_999] })).body.errors).toEqual({
    roleIds: ['The selected role ids is invalid.'],
  })
  expect((await invite({ email: body.data.email.toUpperCase() })).body.errors).toEqual({
    email: ['This address already has an account. Assign roles to it under Users.'],
  })
  expect((await invite({ email: 'nowhere' })).body.errors).toHaveProperty('email')
  expect((await invite({ status: 'accepted', invited_by: 'The president' })).status).toBe(422)
  expect((await invite()).status).toBe(201)
  expect((await invite({ email: 'Ana@College.example' })).body.errors).toEqual({
    email: [
      'This address has already been invited. Send that invitation again from the list of invitations.',
    ],
  })
  const more = await newRole(administrator, 'Registrar', ['list messages'])
  expect((await invite({ email: 'b@college.example', roleIds: [more] })).body.permission).toBe(
    'list messages',
  )
  const other = await staff({ may: ['list users', 'edit users', 'list updates', 'edit updates'] })
  expect((await other.post('/api/invitations', ana)).body.permission).toBe('invite users')
  expect((await other.get('/api/invitations')).status).toBe(403)
  expect(await statuses(inviter)).toEqual(['waiting'])
  await mail.next(ana.email)
  expect(mail.arrived).toHaveLength(1)
})

test("invitations: reports the invited person's errors by field and keeps the link valid", async () => {
  const { visitor, invite, mail } = await place()
  await invite()
  const token = await tokenOf(mail)
  expect((await accept(visitor(), token, { password: 'password1' })).body.errors).toHaveProperty('password')
  expect((await accept(visitor(), token, { username: 'ADMIN' })).body.errors).toEqual({
    username: ['The username has already been taken.'],
  })
  expect((await accept(visitor(), token, { username: 'аna' })).body.errors).toHaveProperty('username')
  expect((await accept(visitor(), token, { password_confirmation: 'x' })).status).toBe(422)
  expect((await accept(visitor(), token, { is_active: 1, roleIds: [1] })).status).toBe(422)
  expect((await accept(visitor(), token, { email: 'eve@college.example' })).status).toBe(201)
  expect((await visitor().post('/login', { username: 'ana', password })).status).toBe(200)
})

test('invitations: explains why a guessed, expired, revoked or resent link is invalid', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { visitor, app, inviter, invite, mail } = await place({ now: () => time })
  for (const guess of ['', 'x'.repeat(43), '%00', 'a,b'])
    expect([guess, (await open(visitor(), guess)).status]).toEqual([guess, 404])
  expect((await visitor().get('/api/invitation?token=a&token=b')).status).toBe(404)
  const { id } = (await invite()).body.data
  const former = await tokenOf(mail)

  const sent = await inviter.put(`/api/invitations/${id}/resend`)
  expect(sent.body.message).toMatch(/^We have sent Ana Cruz a new e-mail\./)
  expect((await open(visitor(), former)).body.message).toMatch(/^This invitation link is invalid\./)
  const token = await tokenOf(mail)
  expect((await inviter.put(`/api/invitations/${id}/withdraw`)).body.message).toMatch(/ was withdrawn\.$/)
  const withdrawn = await accept(visitor(), token)
  expect([withdrawn.status, withdrawn.body.message]).toEqual([410, expect.stringMatching(/ was withdrawn\./)])
  expect((await inviter.put(`/api/invitations/${id}/resend`)).body.message).toBe(
    'This invitation is no longer open.',
  )

  const second = (await invite()).body.data
  const late = await tokenOf(mail)
  time = new Date('2026-11-28T08:00:01Z')
  expect((await accept(visitor(), late)).body.message).toMatch(/expired after seven days/)
  await app.cleanUp()
  // Sessions from a week ago have expired.
  const administrator = visitor()
  await administrator.post('/login', { username: 'admin', password })
  expect((await statuses(administrator)).toSorted()).toEqual(['expired', 'withdrawn'])
  expect((await administrator.put(`/api/invitations/${second.id}/resend`)).status).toBe(200)
  expect((await accept(visitor(), await tokenOf(mail))).status).toBe(201)
})

test('invitations: report that the role, inviter or address has changed meanwhile', async () => {
  const { visitor, administrator, inviter, writer, invite, mail } = await place()
  await invite()
  const token = await tokenOf(mail)
  const said = async () => {
    const { status, body } = await accept(visitor(), token)
    return [status, body.message]
  }
  await administrator.delete(`/api/roles/${writer}`)
  expect(await said()).toEqual([409, expect.stringContaining('no longer exists')])
  await administrator.post(`/api/roles/${writer}/restore`)
  expect((await open(visitor(), token)).body.data.roles).toEqual(['Writer'])

  const { body } = await inviter.get<{ id: number }>('/api/user')
  const roles = (await administrator.get<{ roles: { id: number }[] }>(`/api/users/${body.data.id}`)).body.data
  await administrator.put(`/api/users/${body.data.id}`, { roleIds: [] })
  expect(await said()).toEqual([
    409,
    expect.stringContaining('no longer has permission to grant these roles'),
  ])
  await administrator.put(`/api/users/${body.data.id}`, { roleIds: roles.roles.map(({ id }) => id) })

  await visitor().post('/register', { ...chosen, username: 'ana2', email: ana.email })
  expect(await said()).toEqual([409, expect.stringContaining('already an account with your address')])
})

test('invitations: limits e-mails and attempts to guess links', async () => {
  const { visitor, inviter, invite } = await place()
  const { id } = (await invite()).body.data
  for (let each = 0; each < 4; each++)
    expect((await inviter.put(`/api/invitations/${id}/resend`)).status).toBe(200)
  expect((await inviter.put(`/api/invitations/${id}/resend`)).status).toBe(429)
  const stranger = visitor()
  const tries = []
  for (let each = 0; each < 31; each++) tries.push((await open(stranger, `guess ${each}`)).status)
  expect([tries.at(29), tries.at(30)]).toEqual([404, 429])
})
