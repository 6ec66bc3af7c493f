import { positionAt } from '@kampana/engine-declare/lists/position-between'
import type { Resource } from '@kampana/engine-declare/resource'
import { monographs } from '@kampana/shared/resources/monographs'
import { describe, expect, test } from 'vitest'
import { declaredResources } from '../../support/declared-resources.ts'
import { benches } from '../../support/input/benches.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { makeTables } from '../../support/server/make-tables.ts'

const ordered: readonly Resource[] = [...declaredResources.filter(({ byHand }) => byHand), benches]

describe.for(ordered.map((resource) => [resource.name, resource] as const))('order of %s', ([, resource]) => {
  const path = `/api/${resource.name}`

  test('moves a record after or before another, first and last, and changes only that record', async () => {
    const { administrator, move, order, positions, ids } = await four(resource)
    const [a, b, c, d] = ids
    expect(await order()).toBe('abcd')
    const before = await positions()
    const moved = await move(administrator, d, { after_id: a })
    expect([moved.status, moved.body.message]).toEqual([200, `The ${resource.singular} was moved.`])
    expect(await order()).toBe('adbc')
    const changed = [...(await positions())].filter(([id, position]) => before.get(id) !== position)
    expect(changed.map(([id]) => id)).toEqual([d])
    await move(administrator, c, { before_id: d })
    expect(await order()).toBe('acdb')
    await move(administrator, b, { after_id: null })
    expect(await order()).toBe('bacd')
    await move(administrator, b, { before_id: null })
    expect(await order()).toBe('acdb')
    expect((await move(administrator, b, { after_id: d })).body.message).toBe('Nothing was changed.')
    const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,0]')
    expect(body.data[0]?.description).toBe(`admin moved the ${resource.singular} 'b'`)
  })

  test('rejects a missing record or neighbor, a typed position, and people without permission', async () => {
    const { administrator, staff, move, order, ids } = await four(resource)
    const [a] = ids
    expect((await move(administrator, 9999, { after_id: a })).status).toBe(404)
    expect((await move(administrator, a, { after_id: 9999 })).body.errors).toHaveProperty('after_id')
    expect((await administrator.put(`${path}/${a}`, { sort_position: 'a' })).body.errors).toHaveProperty(
      'sort_position',
    )
    expect((await move(await staff({}), a, {})).status).toBe(403)
    expect(await order()).toBe('abcd')
  })

  test('applies simultaneous moves, and makes room between equal positions', async () => {
    const { administrator, database, move, order, positions, ids } = await four(resource)
    const [a, b, c, d] = ids
    const answers = await Promise.all([
      move(administrator, a, { after_id: d }),
      move(administrator, b, { after_id: c }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await order()).toBe('cbda')
    await database((db) => db.updateTable(tableOf(resource)).set({ sort_position: 'i' }).execute())
    await move(administrator, d, { after_id: a })
    expect(await order()).toBe('adbc')
    expect(new Set((await positions()).values()).size).toBe(4)
  })
})

test('order: imported monographs come first, in the order of the file', async () => {
  const { administrator, order } = await four(monographs)
  const rows = ['x', 'y'].map((title) => ({ title, address: `/student-services/research/${title}` }))
  const { text, status } = await administrator.post('/api/monographs/import', { rows })
  expect([text, status]).toEqual([text, 201])
  expect(await order()).toBe('xyabcd')
})

test('order: a live record needs the publish permission, and changes at once', async () => {
  const { administrator, staff, visitor, move, ids } = await four(benches)
  const [a, b] = ids
  for (const id of [a, b]) await administrator.put(`/api/trial-benches/${id}`, { posted_at: 'now' })
  const writer = await staff({ may: ['edit trial-benches'] })
  const refused = await move(writer, a, { after_id: b })
  expect([refused.status, refused.body.permission]).toEqual([403, 'publish trial-benches'])
  expect((await move(writer, ids[2], { after_id: null })).status).toBe(200)
  const publisher = await staff({ may: ['edit trial-benches', 'publish trial-benches'] })
  expect((await move(publisher, a, { after_id: b })).status).toBe(200)
  const { body } = await visitor().get<{ id: number }[]>('/api/trial-benches')
  expect(body.data.map(({ id }) => id)).toEqual([b, a])
})

test('order: a restored record returns to its position, or to that of a new record if another took it', async () => {
  const { administrator, database, order, ids } = await four(benches)
  const [a, b] = ids
  await administrator.delete(`/api/trial-benches/${b}`)
  const restore = () => administrator.post(`/api/trial-benches/${b}/restore`)
  expect((await restore()).status).toBe(200)
  expect(await order()).toBe('abcd')
  await administrator.delete(`/api/trial-benches/${b}`)
  await database((db) =>
    db
      .updateTable(tableOf(benches))
      .set({ sort_position: positionAt(1) })
      .where('id', '=', a)
      .execute(),
  )
  await restore()
  expect(await order()).toBe('acdb')
})

const tableOf = ({ name }: Resource) => name.replaceAll('-', '_') as 'slides'

/** A college with four records, and functions that move and list them. */
const four = async (resource: Resource) => {
  const place = await college(resource === benches ? { resources: [benches] } : {})
  if (resource === benches) await makeTables(place, benches)
  const blank = Object.fromEntries(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      field.required && !('resource' in field) ? [[name, field.kind === 'boolean' ? 0 : '']] : [],
    ),
  )
  const rows = ['a', 'b', 'c', 'd'].map((title, index) =>
    Object.assign({}, blank, {
      ...('address' in resource.fields && { address: `/student-services/research/${title}` }),
      ...('created_at' in resource.fields && { created_at: '2026-11-01T00:00:00.000000Z' }),
      [resource.title]: title,
      sort_position: positionAt(index),
    }),
  )
  const created = await place.database(async (db) => {
    await db.deleteFrom(tableOf(resource)).execute()
    return db
      .insertInto(tableOf(resource))
      .values(rows as never)
      .returning('id')
      .execute()
  })
  const list = async () =>
    (await place.administrator.get<Record<string, unknown>[]>(`/api/${resource.name}`)).body.data.flat()
  return {
    ...place,
    ids: created.map(({ id }) => id) as [number, number, number, number],
    move: (person: Person, id: number, target: object) =>
      person.put(`/api/${resource.name}/${id}/move`, target),
    order: async () => (await list()).map((record) => String(record[resource.title])).join(''),
    positions: async () => new Map((await list()).map(({ id, sort_position }) => [id, sort_position])),
  }
}
