import { maxCounted } from '@kampana/engine-declare/lists/list-query'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const logs = (query: Readonly<Record<string, unknown>>): string =>
  `/api/logs?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]))}`

const entry = (description: string) => ({
  description,
  username: 'ringer',
  resource: 'updates',
  record_id: 1,
  action: 'edit' as const,
  properties: '[]',
  created_at: '2026-01-05T00:00:00.000000Z',
})

/** Writes numbered log entries with the text `what`. */
const write = ({ database }: College, what: string, many: number): Promise<void> =>
  database(async (db) => {
    for (let begin = 0; begin < many; begin += 400)
      await db
        .insertInto('logs')
        .values(Array.from({ length: Math.min(400, many - begin) }, (_, n) => entry(`${what} ${begin + n}`)))
        .execute()
  })

/** A college whose log contains numbered bell entries and one entry about the Peñafrancia choir. */
const logged = async (rung: number): Promise<College> => {
  const here = await college()
  await here.database(async (db) => {
    await db.insertInto('logs').values(entry('The choir of PEÑAFRANCIA sang, 100%')).execute()
  })
  await write(here, 'Rang bell', rung)
  return here
}

test('long lists: finds log entries by any part of their text, ignoring case and accents, and nothing else', async () => {
  const { administrator } = await logged(3)
  const found = async (filter: object) =>
    (await administrator.get<{ description: string }[]>(logs({ filter, range: [0, 9] }))).body
  for (const q of ['peñafrancia', 'NAFRAN', 'pen of oir', 'sang choir', '0%', 'ng'])
    expect([q, (await found({ q })).data.map(({ description }) => description)]).toEqual([
      q,
      expect.arrayContaining(['The choir of PEÑAFRANCIA sang, 100%']),
    ])
  for (const q of [
    'choir danced',
    'penafranciasang',
    '"choir" OR "bell"',
    'the choir of penafrancia sang, 100%%',
  ])
    expect([q, (await found({ q })).meta.total]).toEqual([q, 0])
  expect((await found({ q: 'rang bell', username: 'ringer' })).meta.total).toBe(3)
  expect((await found({ description_q: 'rang bell' })).meta.total).toBe(3)
  expect((await found({ q: 'ringer' })).meta.total).toBe(4)
})

test('long lists: finds updates by words of title, subtitle and body in any order', async () => {
  const { administrator, publish } = await college()
  const named = 'Library week of 2024-11-18'
  await publish({ title: named, subtitle: 'Open house', updates: bodyOf('In the spirit of Bayanihan.') })
  await publish({ title: 'Library week of 2023-11-20', updates: bodyOf('Come and read.') })
  const titles = async (q: string) =>
    (
      await administrator.get<{ title: string }[]>(
        `/api/updates?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
      )
    ).body.data.map(({ title }) => title)
  for (const q of ['library week 2024', 'WEEK 2024 libr', 'bayanihan', 'house 2024 spirit', 'of 2024 bayani'])
    expect([q, await titles(q)]).toEqual([q, [named]])
  for (const q of ['library month 2024', 'bayanihan 2023', 'paragraph'])
    expect([q, await titles(q)]).toEqual([q, []])
  expect(await titles('library week')).toHaveLength(2)
})

test('long lists: finds a renamed update by its new words only, and no deleted update', async () => {
  const { administrator, publish } = await college()
  const { id } = await publish({ title: 'Foundation week' })
  const titles = async (q: string) =>
    (await administrator.get(`/api/updates?filter=${JSON.stringify({ q })}`)).body.meta.total
  await administrator.put(`/api/updates/${id}`, { title: 'Intramurals' })
  expect([await titles('foundation'), await titles('intramurals')]).toEqual([0, 1])
  await administrator.delete(`/api/updates/${id}`)
  expect(await titles('intramurals')).toBe(0)
})

test('long lists: limits the count of many matches, but returns all of them', async () => {
  const { administrator } = await logged(1300)
  const found = async (range: readonly [number, number], q = 'bell') =>
    (await administrator.get<{ description: string }[]>(logs({ filter: { q }, range, sort: ['id', 'ASC'] })))
      .body
  const first = await found([0, 9])
  expect([first.meta.total, first.data.length, first.data[0]!.description]).toEqual([
    maxCounted + 1,
    10,
    'Rang bell 0',
  ])
  const last = await found([1295, 1309])
  expect([last.meta.total, last.data.at(-1)!.description]).toEqual([1300, 'Rang bell 1299'])
  expect((await found([95, 109])).meta.total).toBe(111)
  expect((await found([0, 9999])).data).toHaveLength(1300)
  expect((await found([0, 9], 'be')).meta.total).toBe(maxCounted + 1)
})

test('long lists: finds and pages through old entries after many newer entries', async () => {
  const here = await logged(3100)
  await write(here, 'Swept floor', 1100)
  const found = async (first: number) =>
    (
      await here.administrator.get<{ description: string }[]>(
        logs({ filter: { q: 'bell' }, range: [first, first + 9], sort: ['id', 'DESC'] }),
      )
    ).body
  const begin = await found(0)
  expect([begin.meta.total, begin.data[0]!.description]).toEqual([maxCounted + 1, 'Rang bell 3099'])
  const end = await found(3095)
  expect([end.meta.total, end.data.at(-1)!.description]).toEqual([3100, 'Rang bell 0'])
  const swept = { filter: { q: 'floor', username: 'ringer' }, range: [0, 9], sort: ['id', 'ASC'] }
  expect((await here.administrator.get<unknown[]>(logs(swept))).body.data).toHaveLength(10)
})

test('long lists: the last pages equal the first pages of the reversed list', async () => {
  const { administrator } = await logged(2500)
  const ids = async (sort: readonly [string, string], range: readonly [number, number]) => {
    const { body } = await administrator.get<{ id: number }[]>(logs({ sort, range }))
    return { ids: body.data.map(({ id }) => id), total: body.meta.total }
  }
  const { total } = await ids(['id', 'ASC'], [0, 9])
  for (const field of ['id', 'description', 'username', 'action']) {
    const begin = await ids([field, 'ASC'], [0, 24])
    const end = await ids([field, 'DESC'], [total - 25, total - 1])
    expect([field, end.ids.toReversed()]).toEqual([field, begin.ids])
  }
  expect((await ids(['id', 'ASC'], [total - 3, total + 6])).ids).toHaveLength(3)
  expect((await ids(['id', 'ASC'], [total + 5, total + 14])).ids).toEqual([])
})
