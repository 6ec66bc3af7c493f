import type { Release } from '@kampana/engine-declare/api/releases'
import { nameColumns } from '@kampana/engine-server/records/people'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import { draftOver } from '../../support/people/drafts.ts'
import { person as account } from '../../support/input/inputs.ts'
import type { Person } from '../../support/people/person.ts'

interface Me {
  id: number
  name: string
  username: string
  email: string
}
const me = async (person: Person): Promise<Me> => (await person.get<Me>('/api/user')).body.data
const problem = ['This looks like the name of a role. Please use your own name.']

test('names: rejects role names and “Admin” as display names, including lookalikes', async () => {
  const { administrator, visitor, staff } = await college()
  await staff({ role: 'Registrar' })
  const registering = visitor()
  const own = await staff({})
  const { id, username, email } = await me(own)
  for (const name of [
    'Admin',
    'Аdmin',
    'ADM1N',
    'A\u200Bdministrator',
    'System Admin',
    'Regıstrar',
    'éditor',
  ]) {
    const registered = await registering.post('/register', {
      ...account,
      name,
      password_confirmation: account.password,
    })
    expect([name, registered.status, registered.body.errors]).toEqual([name, 422, { name: problem }])
    const renamed = await own.put(`/api/profile/${id}`, { name, username, email })
    expect([name, renamed.status, renamed.body.errors]).toEqual([name, 422, { name: problem }])
    const invited = await administrator.post('/api/invitations', {
      name,
      email: 'guest@college.example',
      roleIds: [1],
    })
    expect([name, invited.status, invited.body.errors]).toEqual([name, 422, { name: problem }])
  }
  expect((await own.put(`/api/profile/${id}`, { name: 'Adela Minero', username, email })).status).toBe(200)
  // The first administrator may keep the product's default name.
  const first = await me(administrator)
  expect(first.name).toBe('Administrator')
  const { id: firstId, ...same } = first
  const changed = await administrator.put(`/api/profile/${firstId}`, {
    name: same.name,
    username: 'rector',
    email: same.email,
  })
  expect(changed.status).toBe(200)
})

test('names: adds the username to names that look the same', async () => {
  const place = await college()
  const { administrator, update, dump } = place
  const actions = ['list', 'show', 'create', 'edit', 'publish', 'delete']
  const may = actions.map((each) => `${each} updates`)
  const [maria, other] = [await named(place, 'Maria Cruz', may), await named(place, 'Mаria  CRUZ', may)]
  const path = `/api/updates/${update.id}`
  const first = await me(maria.person)
  const shown = `Maria Cruz (${first.username})`

  await maria.person.put(`${path}/presence`)
  expect((await other.person.put<string[]>(`${path}/presence`)).body.data).toEqual([shown])
  expect((await maria.person.put(path, { subtitle: 'Hers' })).status).toBe(200)
  const authors = (await administrator.get<{ name: string }[]>('/api/updates/authors')).body.data
  expect(authors.map(({ name }) => name)).toContain(shown)
  const versions = (await administrator.get<{ name: string }[]>(`${path}/versions`)).body.data
  expect(versions[0]?.name).toBe(shown)
  const logs = (await administrator.get<{ id: number }[]>('/api/logs')).body.data
  const entry = await administrator.get<{ properties: { causer: object } }>(`/api/logs/${logs[0]!.id}`)
  expect(entry.body.data.properties.causer).toMatchObject({ id: first.id, name: shown })
  const { change } = (await draftOver(maria.person, path, { title: 'Drafted' })).body.data
  await maria.person.put(`/api/releases/${change.id}/submit`)
  expect((await administrator.get<Release>(`/api/releases/${change.id}`)).body.data).toMatchObject({
    by: shown,
    asked_by: shown,
    records: [{ by: shown }],
  })
  expect(await dump('letters')).toContain('For review: Drafted')

  // Her entries follow her new name, and the other name no longer needs a username.
  await maria.rename('Maria Clara Cruz')
  const read = (await administrator.get<{ name: string }[]>('/api/updates/authors')).body.data
  expect(read.map(({ name }) => name)).toContain('Maria Clara Cruz')
  expect((await maria.person.put<string[]>(`${path}/presence`)).body.data).toEqual(['Mаria  CRUZ'])
})

test('names: attributes a deletion to the person, even if someone else takes the username', async () => {
  const place = await college()
  const { administrator, staff, update } = place
  const deleting = await staff({ may: ['delete updates', 'publish updates'] })
  const taking = await staff({})
  const [one, two] = [await me(deleting), await me(taking)]
  await deleting.delete(`/api/updates/${update.id}`)
  const rename = ({ id, name, email }: Me, person: Person, username: string) =>
    person.put(`/api/profile/${id}`, { name, email, username })
  expect((await rename(one, deleting, 'somebody')).status).toBe(200)
  expect((await rename(two, taking, one.username)).status).toBe(200)
  const trash = await administrator.get<{ deleted_by: string }[]>('/api/updates/trash')
  expect(trash.body.data.map(({ deleted_by }) => deleted_by)).toEqual([one.name])
})

/** Creates a staff account with a name. */
const named = async ({ staff, database }: College, name: string, may: readonly string[]) => {
  const person = await staff({ may })
  const { id } = await me(person)
  const rename = (other: string) =>
    database((db) => db.updateTable('users').set(nameColumns(other)).where('id', '=', id).execute())
  await rename(name)
  return { person, rename }
}
