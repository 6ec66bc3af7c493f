import { wholeColumns } from '@kampana/engine-server/records/query/select'
import { createVisitorReader, type VisitorReader } from '@kampana/engine-server/records/query/visitor-records'
import { table, type Row } from '@kampana/engine-server/records/table'
import type { EngineDatabase } from '@kampana/engine-server/db/engine-tables'
import { offices } from '@kampana/shared/resources/offices'
import { pages } from '@kampana/shared/resources/pages'
import { people } from '@kampana/shared/resources/people'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { fixtureCollege } from '../../support/college-directory.ts'

test('records for pages: are those that visitors see, with bodies and names of related records', async () => {
  const read = await withReader(async ({ read }) => ({
    people: await read(people, { filter: { office: 'Registrar' } }),
    pages: await read(pages),
  }))
  expect(read.people).toMatchObject([{ name: 'Ms. Ana Cruz', office: { description: 'Registrar' } }])
  const history = read.pages.find(({ address }) => address === '/about-us/history')
  expect([typeof history?.['body'], 'due' in (history ?? {})]).toEqual(['string', false])
})

test('records for pages: stay the same objects until their table changes', async () => {
  const seen = await withReader(async ({ read }, change) => {
    const before = [await read(offices), await read(people)]
    await change('offices')
    const after = [await read(offices), await read(people)]
    return { before, after }
  })
  const [offices1, people1] = seen.before
  const [offices2, people2] = seen.after
  expect(people2).toBe(people1)
  expect(offices2).not.toBe(offices1)
  expect(offices2?.[1]).toBe(offices1?.[1])
  expect(offices2?.[0]).toMatchObject({ hours: 'Changed' })
  expect(() => Object.assign(offices2?.[0] ?? {}, { hours: '' })).toThrow('read only')
})

test('records for pages: drafts replace, add and rename rows without being stored', async () => {
  const seen = await withReader(async (reader, _change, db) => {
    const columns = wholeColumns(offices, {})
    const [first] = (await table(db).selectFrom('offices').select(columns).orderBy('id').execute()) as Row[]
    const rows = [
      { ...first, id: first!.id, title: 'Renamed' },
      { ...first, id: 0, title: 'Brand new', sort_position: 'zzz' },
    ]
    const read = reader.readOver(new Map([['offices', { columns, rows }]]))
    const drafted = await read(offices)
    const staff = await read(people, { filter: { office: first!.id } })
    return {
      drafted,
      staff,
      stored: await reader.read(offices),
      pages: await reader.read(pages),
      untouched: await read(pages),
    }
  })
  expect([seen.drafted[0]?.['title'], seen.drafted.at(-1)?.['title']]).toEqual(['Renamed', 'Brand new'])
  expect(seen.staff).toMatchObject([{ name: 'Ms. Ana Cruz', office: { description: 'Renamed' } }])
  expect(seen.stored.map(({ title }) => title)).not.toContain('Renamed')
  expect(seen.untouched).toBe(seen.pages)
})

const withReader = async <T>(
  work: (reader: VisitorReader, change: (name: string) => Promise<void>, db: EngineDatabase) => Promise<T>,
): Promise<T> => {
  const { administrator, database } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const office = await administrator.post<{ id: number }>('/api/offices', {
    title: 'Registrar',
    hours: 'Daily',
  })
  await administrator.post('/api/offices', { title: 'Library' })
  for (const [name, office_id] of [
    ['Ms. Ana Cruz', office.body.data.id],
    ['Mr. Ben Reyes', null],
  ])
    await administrator.post('/api/people', { name, office_id })
  return database(async (db) => {
    let version = 1
    const changed = new Map<string, number>()
    const cacheVersion = {
      current: () => version,
      lastChange: (tables: ReadonlySet<string>) =>
        Math.max(0, ...[...tables].map((name) => changed.get(name) ?? 0)),
    }
    const change = async (name: string) => {
      const { id } = (await table(db)
        .selectFrom(name)
        .select('id')
        .orderBy('sort_position')
        .executeTakeFirstOrThrow()) as Row
      await table(db).updateTable(name).set({ hours: 'Changed' }).where('id', '=', id).execute()
      changed.set(name, ++version)
    }
    const reader = createVisitorReader({
      client: db,
      cacheVersion,
      findToday: () => '2026-11-21',
      showImages: async (_client, _resource, rows) => [...rows],
      shownFields: ({ fields }) =>
        Object.keys(fields).filter((name) => !fields[name]?.readOnly && name !== 'due'),
    })
    return work(reader, change, db)
  })
}
