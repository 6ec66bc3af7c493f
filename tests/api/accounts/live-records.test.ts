import { action, datetime, defineResource, optional, text } from '@kampana/server/kampana'
import { expect, test } from 'vitest'
import { branches } from '../../support/input/branches.ts'
import { college } from '../../support/people/college.ts'
import type { Answer } from '../../support/people/person.ts'
import { makeTables } from '../../support/server/make-tables.ts'

interface Numbered {
  id: number
}

test('live records: requires publish permission to delete a live record, but not a draft', async () => {
  const { administrator, staff } = await college()
  const programs = (await administrator.get<Numbered[]>('/api/programs')).body.data
  const downloads = (await administrator.get<Numbered[]>('/api/downloads')).body.data
  const writer = await staff({ may: ['edit content'] })
  for (const path of [
    `/api/programs/${programs.map(({ id }) => id).join()}`,
    `/api/programs/${programs[0]!.id}`,
    `/api/downloads/${downloads[0]!.id}`,
  ])
    expect(told(await writer.delete(path))).toEqual([403, 'publish content'])
  const [program] = programs
  await administrator.put(`/api/programs/${program!.id}/unpublish`)
  expect((await writer.delete(`/api/programs/${program!.id}`)).status).toBe(200)
  expect((await writer.post(`/api/programs/${program!.id}/restore`)).status).toBe(200)
})

test('live records: requires publish permission to restore a live record, even for the user who deleted it', async () => {
  const { administrator, staff, update, database } = await college()
  const may = ['delete updates', 'publish updates']
  const clerk = await staff({ role: 'Clerk', may })
  expect((await clerk.delete(`/api/updates/${update.id}`)).status).toBe(200)
  await database((db) =>
    db
      .deleteFrom('role_permissions')
      .where('permission_id', 'in', (eb) =>
        eb.selectFrom('permissions').select('id').where('name', '=', 'publish updates'),
      )
      .where('role_id', 'in', (eb) => eb.selectFrom('roles').select('id').where('description', '=', 'Clerk'))
      .execute(),
  )
  const trash = await clerk.get<{ is_live: boolean }[]>('/api/updates/trash')
  expect(trash.body.data).toMatchObject([{ id: update.id, is_live: true }])
  expect(told(await clerk.post(`/api/updates/${update.id}/restore`))).toEqual([403, 'publish updates'])
  expect((await administrator.post(`/api/updates/${update.id}/restore`)).status).toBe(200)
})

test('live records: requires publish permission for every custom action that changes a live record', async () => {
  const place = await college({ resources: [posters] })
  await makeTables(place, posters)
  const { administrator, staff } = place
  const add = async (posted_at: string | null): Promise<string> => {
    const { body } = await administrator.post<Numbered>('/api/posters', {
      name: `For ${posted_at}`,
      posted_at,
    })
    return `/api/posters/${body.data.id}`
  }
  const writer = await staff({ may: ['edit posters', 'create posters', 'delete posters'] })
  const [draft, live] = [await add(null), await add('2026-01-02T00:00:00Z')]
  for (const answer of [
    await writer.put(`${draft}/release`),
    await writer.put(`${live}/withdraw`),
    await writer.delete(live),
    await writer.post('/api/posters/import', {
      rows: [{ name: 'Read in', posted_at: '2026-01-02T00:00:00Z' }],
    }),
  ])
    expect(told(answer)).toEqual([403, 'publish posters'])
  expect((await writer.delete(draft)).status).toBe(200)
})

test('live records: requires publish permission to move a draft with live children', async () => {
  const place = await college({ resources: [branches] })
  await makeTables(place, branches)
  const { administrator, staff } = place
  const add = async (name: string, above_id: number | null): Promise<number> => {
    const { body } = await administrator.post<Numbered>(`/api/${branches.name}`, {
      name,
      above_id,
      posted_at: 'now',
    })
    return body.data.id
  }
  const [target, top] = [await add('Target', null), await add('Top', null)]
  await add('Leaf', await add('Between', top))
  await administrator.put(`/api/${branches.name}/${top}`, { posted_at: null })
  const mover = await staff({ may: ['edit', 'move'].map((each) => `${each} ${branches.name}`) })
  const move = `/api/${branches.name}/${top}/move`
  expect(told(await mover.put(move, { above_id: target }))).toEqual([403, `publish ${branches.name}`])
  expect((await administrator.put(move, { above_id: target })).status).toBe(200)
})

const told = ({ status, body }: Answer): [status: number, permission: string] => [status, body.permission]

/** A declaration that doesn't mention the publish permission. */
const posters = defineResource({
  name: 'posters',
  singular: 'poster',
  label: 'Posters',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  drafts: { live: 'posted_at' },
  customActions: {
    release: action({ permission: 'edit', log: 'released', sets: { posted_at: 'now' } }),
    withdraw: action({ permission: 'edit', log: 'withdrawn', sets: { posted_at: null } }),
  },
  fields: { name: text('Name'), posted_at: optional(datetime('Posted')) },
  order: ['id', 'ASC'],
})
