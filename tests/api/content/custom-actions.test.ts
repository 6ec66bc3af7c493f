import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineLogs } from '@kampana/shared/resources/logs'
import { expect, test } from 'vitest'
import { examplesOf } from '../../support/documented-examples.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { rooms } from '../../support/input/rooms.ts'
import { makeTables } from '../../support/server/make-tables.ts'

const path = '/api/trial-rooms'
interface Room {
  id: number
  is_archived: 0 | 1 | null
  keys: string
}

/** A college with one room, and the address of one of its actions. */
const collegeWithRoom = async () => {
  const place = await college({ resources: [rooms] })
  await makeTables(place, rooms)
  const { body } = await place.administrator.post<Room>(path, { name: 'A 1', keys: 'office' })
  const { id } = body.data
  const room = async (): Promise<Room> => (await place.administrator.get<Room>(`${path}/${id}`)).body.data
  return { ...place, id, room, at: (action: string) => `${path}/${id}/${action}` }
}

test('custom actions: an action sets its declared values, and changes nothing the second time', async () => {
  const { administrator, at, room } = await collegeWithRoom()
  const archived = await administrator.put(at('archive'))
  expect([archived.status, archived.body]).toEqual([200, { message: 'The trial room was archived.' }])
  expect(await room()).toMatchObject({ is_archived: 1 })
  expect((await administrator.put(at('archive'))).body.message).toBe('Nothing was changed.')
  expect((await administrator.put(at('unarchive'))).body.message).toBe('The trial room was unarchived.')
  expect(await room()).toMatchObject({ is_archived: 0 })
})

test('custom actions: an action is logged once, with the values before and after', async () => {
  const { administrator, at } = await collegeWithRoom()
  await administrator.put(at('archive'))
  await administrator.put(at('archive'))
  await administrator.put(at('hand-over'))
  expect(await logOf(administrator)).toMatchObject([
    { description: "admin created the trial room 'A 1'" },
    {
      description: "admin archived the trial room 'A 1'",
      action: 'archive',
      properties: { attributes: { is_archived: 1 }, old: { is_archived: null } },
    },
    {
      description: "admin handed over the keys of the trial room 'A 1'",
      action: 'keys-out',
      properties: { attributes: { keys: 'guest' }, old: { keys: 'office' } },
    },
  ])
})

test("custom actions: an action is rejected if its condition fails or its record doesn't exist", async () => {
  const { administrator, at, id, room } = await collegeWithRoom()
  await administrator.put(`${path}/${id}`, { keys: 'lost' })
  const refused = await administrator.put(at('hand-over'))
  expect([refused.status, refused.body.message]).toEqual([409, 'The keys are not at the office.'])
  expect(await room()).toMatchObject({ keys: 'lost' })
  const missing = await administrator.put(`${path}/999/archive`)
  expect([missing.status, missing.body.message]).toEqual([404, 'No query results for model [TrialRoom] 999'])
  expect((await administrator.put(`${path}/first/archive`)).status).toBe(404)
})

test('custom actions: an action validates its own input, with errors by input name', async () => {
  const { administrator, at } = await collegeWithRoom()
  const refused = await administrator.put(at('report'), { damage: ' ', urgency: 7, more: 1 })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      damage: ['The damage field is required.'],
      urgency: ['The urgency field must be a string.'],
      more: ['The more field is prohibited.'],
    },
  ])
  const reported = await administrator.put(at('report'), { damage: 'The lamp' })
  expect(reported.body.message).toBe('The trial room was reported.')
  expect((await administrator.put(at('report'), { damage: 'The door' })).body.message).toContain('reported')
})

test("custom actions: an input with a field's name sets the field", async () => {
  const { administrator, at, room } = await collegeWithRoom()
  expect((await administrator.put(at('move-keys'), { keys: 'cellar' })).status).toBe(422)
  await administrator.put(at('move-keys'), { keys: 'lost' })
  expect(await room()).toMatchObject({ keys: 'lost' })
  expect((await logOf(administrator)).at(-1)).toMatchObject({
    action: 'move-keys',
    properties: { attributes: { keys: 'lost' }, old: { keys: 'office' } },
  })
  expect((await administrator.put(at('move-keys'), { keys: 'lost' })).body.message).toBe(
    'Nothing was changed.',
  )
})

test('custom actions: a bulk action changes eligible records, explains skipped records, and logs each change', async () => {
  const { administrator, id } = await collegeWithRoom()
  const add = async (name: string, keys: string) =>
    (await administrator.post<Room>(path, { name, keys })).body.data.id
  const [lost, other] = [await add('A 2', 'lost'), await add('A 3', 'office')]
  const before = (await logOf(administrator)).length
  const { status, body } = await administrator.put(`${path}/actions/hand-over`, {
    ids: [other, id, lost, 999, id],
  })
  expect([status, body]).toMatchObject([
    200,
    {
      message: 'Hand over: 2 trial rooms. Skipped: 2.',
      changed: [{ ids: [id, other], before: { keys: 'office' } }],
      refused: [
        { id: lost, title: 'A 2', message: 'The keys are not at the office.' },
        { id: 999, title: '999', message: 'No query results for model [TrialRoom] 999' },
      ],
    },
  ])
  expect((await logOf(administrator)).length).toBe(before + 2)
  const moved = await administrator.put(`${path}/actions/move-keys`, { ids: [id, lost], keys: 'guest' })
  expect(moved.body).toMatchObject({ changed: [{ ids: [lost], before: { keys: 'lost' } }], refused: [] })
})

test('custom actions: a bulk action with invalid input changes nothing', async () => {
  const { administrator, room } = await collegeWithRoom()
  for (const [input, errors] of [
    [{ keys: 'lost' }, { ids: ['The ids field is required.'] }],
    [{ ids: [], keys: 'lost' }, { ids: ['The ids field is required.'] }],
    [{ ids: ['1'], keys: 'lost' }, { ids: ['The selected ids is invalid.'] }],
    [
      { ids: Array.from({ length: 301 }, (_, at) => at + 1) },
      { ids: ['The ids field must not have more than 300 items.'] },
    ],
    [{ ids: [1], keys: 'cellar' }, { keys: ['The selected keys is invalid.'] }],
  ]) {
    const { status, body } = await administrator.put(`${path}/actions/move-keys`, input)
    expect([input, status, body.errors]).toEqual([input, 422, errors])
  }
  expect(await room()).toMatchObject({ keys: 'office' })
})

test('custom actions: each action requires its permission, and has a call in the OpenAPI document', async () => {
  const { app, visitor } = await collegeWithRoom()
  const calls = app.routes.filter(({ url }) => url.startsWith(path))
  const accessOf = Object.fromEntries(calls.map(({ method, url, access }) => [`${method} ${url}`, access]))
  expect(accessOf).toMatchObject({
    [`GET ${path}/:id`]: 'anyone',
    [`PUT ${path}/:id/archive`]: ['archive trial-rooms'],
    [`PUT ${path}/:id/unarchive`]: ['archive trial-rooms'],
    [`PUT ${path}/:id/hand-over`]: ['edit trial-rooms'],
    [`PUT ${path}/actions/move-keys`]: ['edit trial-rooms'],
  })
  const { text } = await visitor().get('/api/docs/json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, { summary: string }>> }
  expect(paths[`${path}/{id}/archive`]!.put!.summary).toBe('Apply “Archive” to a trial room')
  expect(paths['/api/users/status/{id}']!.put!.summary).toBe('Apply “Activate” or “Deactivate” to a user')
  expect(JSON.stringify(paths['/api/users/status/{id}'])).toContain('"is_active"')
})

test("custom actions: the log shows the action's declared label", () => {
  expect(defineLogs([rooms]).fields.action.options).toEqual(
    expect.arrayContaining([
      { value: 'archive', label: 'Archived' },
      { value: 'keys-out', label: 'Keys handed over' },
    ]),
  )
})

test('custom actions: the example in docs/how-to/add-an-action.md works', () => {
  const [, example] = examplesOf('docs/how-to/add-an-action.md')
  const tested = readFileSync(join(import.meta.dirname, '../../support/input/rooms.ts'), 'utf8')
  expect(tested).toContain(example?.code)
})

interface Entry {
  id: number
  description: string
  action: string
  properties: { attributes?: object; old?: object }
}
/** Log entries of rooms, oldest first. */
const logOf = async (person: Person): Promise<Entry[]> => {
  const query = new URLSearchParams({ filter: '{"resource":"trial-rooms"}', sort: '["id","ASC"]' })
  const { data } = (await person.get<Entry[]>(`/api/logs?${query}`)).body
  return Promise.all(data.map(async ({ id }) => (await person.get<Entry>(`/api/logs/${id}`)).body.data))
}
