import type { Version, VersionDetail } from '@kampana/engine-declare/api/version'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

interface Role {
  id: number
  permissions: { id: number }[]
}
type Values = Record<string, unknown>

const versionsOf = async (person: Person, one: string) =>
  (await person.get<Version[]>(`${one}/versions`)).body.data
const makeRole = async (person: Person, description: string, permissions: number[]) =>
  (await person.post<Role>('/api/roles', { description, permissions })).body.data

test('versions: restoring any version after any edits restores the exact record', async () => {
  const { administrator, publish } = await college()
  const edit = fc.record(
    {
      title: fc.constantFrom('Enrolment', 'Mass of the Holy Spirit', 'No classes', 'Naïve  “quotes” & <b>'),
      subtitle: fc.constantFrom(null, 'Until Friday', '0'),
      updates: fc.constantFrom('One', 'Two', 'Three').map((text) => bodyOf(text)),
      posted_at: fc.constantFrom(null, '2026-01-05T00:00:00.000000Z'),
    },
    { requiredKeys: [] },
  )
  const property = fc.asyncProperty(
    fc.array(edit, { minLength: 1, maxLength: 8 }),
    fc.nat(),
    async (edits, at) => {
      const one = `/api/updates/${(await publish({ category: 'news-and-events', ...days })).id}`
      const read = async (): Promise<Values> => {
        const { title, subtitle, category, from, to, updates, posted_at } = (
          await administrator.get<Values>(one)
        ).body.data
        return { title, subtitle, category, from, to, updates, posted_at }
      }
      const states = [await read()]
      for (const values of edits) {
        const { status, body } = await administrator.put(one, values)
        expect(status).toBe(200)
        if (body.message !== 'Nothing was changed.') states.push(await read())
      }
      const versions = (await versionsOf(administrator, one)).toReversed()
      expect(versions).toHaveLength(states.length)
      const chosen = at % states.length
      expect((await administrator.put(`${one}/versions/${versions[chosen]!.id}/restore`)).status).toBe(200)
      expect(await read()).toEqual(states[chosen])
      await administrator.delete(one)
    },
  )
  await fc.assert(property, { numRuns: 12 })
})
const days = { from: '2999-01-20', to: '2999-01-22' }

test('versions: restoring a version of a role grants nobody more permissions', async () => {
  const { administrator, staff } = await college()
  const { body } = await administrator.get<{ id: number; name: string }[]>('/api/permissions')
  const [own, more] = ['edit roles', 'delete users'].map(
    (name) => body.data.find((each) => each.name === name)!.id,
  ) as [number, number]
  const one = `/api/roles/${(await makeRole(administrator, 'Clerk', [own, more])).id}`
  expect((await administrator.put(one, { permissions: [own] })).status).toBe(200)
  const clerk = await staff({ may: ['edit roles'] })
  const [, wide] = await versionsOf(clerk, one)
  expect((await clerk.put(`${one}/versions/${wide!.id}/restore`)).status).toBe(403)
  const { permissions } = (await administrator.get<Role>(one)).body.data
  expect(permissions.map(({ id }) => id)).toEqual([own])
})

test('versions: omits a deleted related record, and reports it', async () => {
  const { administrator, staff } = await college()
  await staff({})
  const [kept, gone] = [await makeRole(administrator, 'Kept', []), await makeRole(administrator, 'Gone', [])]
  const { body } = await administrator.get<{ id: number }[]>('/api/users')
  const one = `/api/users/${body.data[0]!.id}`
  for (const roleIds of [[kept.id, gone.id], []])
    expect((await administrator.put(one, { roleIds })).status).toBe(200)
  expect((await administrator.delete(`/api/roles/${gone.id}`)).status).toBe(200)
  const [, both] = await versionsOf(administrator, one)
  const put = await administrator.put<{ roles: { id: number }[] }>(`${one}/versions/${both!.id}/restore`)
  expect([put.status, put.body.message]).toEqual([
    200,
    'The earlier version of the user was restored. Deleted records that it referred to were left out.',
  ])
  expect(put.body.data.roles.map(({ id }) => id)).toEqual([kept.id])
})

test("versions: log entries of sign-ins and other records can't be read as versions", async () => {
  const { administrator, staff, update, publish, database } = await college()
  const other = await publish()
  const [entry] = await versionsOf(administrator, `/api/updates/${other.id}`)
  for (const id of [entry!.id, 999_999, 'x', '1e3', '-1', 0]) {
    const path = `/api/updates/${update.id}/versions/${id}`
    const statuses = [
      (await administrator.get(path)).status,
      (await administrator.put(`${path}/restore`)).status,
    ]
    expect([id, statuses]).toEqual([id, [404, 404]])
  }
  const clerk = await staff({ may: ['show users'] })
  const signIn = await database((db) =>
    db
      .selectFrom('logs')
      .select(['id', 'record_id'])
      .where('action', '=', 'sign-in')
      .executeTakeFirstOrThrow(),
  )
  const one = `/api/users/${signIn.record_id}`
  expect((await clerk.get(`${one}/versions/${signIn.id}`)).status).toBe(404)
  const list = await clerk.get(`${one}/versions`)
  expect([list.status, list.body.data]).toEqual([200, []])
})

test('versions: the second of two simultaneous restores gets a conflict', async () => {
  const { administrator, update } = await college()
  const one = `/api/updates/${update.id}`
  for (const title of ['Second', 'Third']) await administrator.put(one, { title })
  const { etag = '' } = (await administrator.get(one)).headers
  const versions = await versionsOf(administrator, one)
  const answers = await Promise.all(
    versions
      .slice(1)
      .map(({ id }) => administrator.put(`${one}/versions/${id}/restore`, undefined, { 'if-match': etag })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412])
})

test('versions: pages through a long history, with a correct oldest version', async () => {
  const { administrator, update } = await college()
  const one = `/api/updates/${update.id}`
  for (let turn = 1; turn <= 60; turn += 1) await administrator.put(one, { subtitle: `Part ${turn}` })
  const first = await administrator.get<Version[]>(`${one}/versions`)
  expect(first.body.data).toHaveLength(25)
  const { next } = first.body as unknown as { next: number }
  const second = await administrator.get<Version[]>(`${one}/versions?before=${next}`)
  expect(second.body.data[0]!.id).toBeLessThan(next)
  expect(second.body.data.some(({ current }) => current)).toBe(false)
  const { id } = first.body.data.at(-1)!
  const { body } = await administrator.get<VersionDetail>(`${one}/versions/${id}`)
  expect(body.data.record).toMatchObject({ title: update.title, subtitle: 'Part 36' })
})

test('versions: a deleted record has its versions while it is in the trash', async () => {
  const { administrator, visitor, update } = await college()
  const one = `/api/updates/${update.id}`
  await administrator.put(one, { title: 'Second' })
  await administrator.delete(one)
  const [deleted, , created] = await versionsOf(administrator, one)
  expect(deleted).toMatchObject({ action: 'delete', current: false })
  const { body } = await administrator.get<VersionDetail>(`${one}/versions/${created!.id}`)
  expect(body.data.record).toMatchObject({ title: update.title })
  expect((await administrator.put(`${one}/versions/${created!.id}/restore`)).status).toBe(404)
  expect((await visitor().get(`${one}/versions`)).status).toBe(401)
})
