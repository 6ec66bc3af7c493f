import { sql, type Schema } from 'kampana'
import { createSchema } from '@kampana/engine-server/db/migration-schema'
import { orderByHand } from '@kampana/server/db/migrations/0114-order-by-hand'
import { positionAt } from '@kampana/engine-declare/lists/position-between'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const created_at = '2026-11-01T00:00:00.000000Z'

/** Tables before the upgrade: the former column, other required values, and the titles in the order shown. */
const tables = [
  ['slides', 'position', { src: '/media/x', created_at }, 'alt', 'acbd'],
  ['monographs', 'position', { created_at }, 'title', 'acdb'],
  ['downloads', 'position', { description: '', file: '', group: 'Forms' }, 'title', 'acbd'],
  ['offices', 'sort_order', {}, 'title', 'cbda'],
  ['people', 'sort_order', {}, 'name', 'cbda'],
] as const

/** The position of `a` is empty, and those of `b` and `d` are equal. */
const numbers = { a: null, b: 2, c: 1, d: 2 }

test('order: an upgrade keeps the order shown, and converts trash, drafts, saved views and the folder’s records', async () => {
  const { administrator, database } = await college()
  await database(async (typed) => {
    const db = typed as unknown as Schema['db']
    for (const [table, former, values, title] of tables) {
      await db.schema.dropIndex(`${table}_in_order`).execute()
      await db.schema.alterTable(table).dropColumn('sort_position').execute()
      await db.schema.alterTable(table).addColumn(former, 'double precision').execute()
      if (table === 'monographs' || table === 'downloads')
        await db.schema.createIndex(`${table}_in_order`).on(table).columns([former, 'id']).execute()
      if (table === 'offices') await sql`update people set office_id = null`.execute(db)
      await sql`delete from ${sql.table(table)}`.execute(db)
      for (const [name, number] of Object.entries(numbers))
        await db
          .insertInto(table)
          .values({
            ...values,
            [title]: name,
            [former]: table === 'slides' ? (number ?? 0) : number,
            ...(table === 'monographs' && { address: `/research/${name}`, year: name === 'd' ? 2020 : 2010 }),
          })
          .execute()
    }
    const [{ id } = { id: 0 }] = await db.selectFrom('offices').selectAll().where('title', '=', 'b').execute()
    await db
      .insertInto('trash')
      .values({
        resource: 'offices',
        record_id: 999,
        title: 'Deleted',
        log_id: 1,
        kept: JSON.stringify({ row: { id: 999, title: 'Deleted', sort_order: 7 }, dependents: {} }),
        deleted_at: created_at,
        expires_at: '2999-01-01T00:00:00.000000Z',
      })
      .execute()
    await db
      .insertInto('changes')
      .values({ id: 1, note: '', state: 'draft', began_by: 1, began_by_name: 'A', created_at })
      .execute()
    await db
      .insertInto('drafts')
      .values({
        resource: 'offices',
        record_id: id,
        change_id: 1,
        written_by: 1,
        title: 'b',
        hash: 'x',
        written_by_name: 'A',
        written_at: created_at,
        input: '{"title":"B","sort_order":9}',
        base: '{"title":"b","sort_order":2}',
      })
      .execute()
    const query = {
      filter: { sort_order_gt: 1, q: 'x' },
      sort: { field: 'sort_order', order: 'ASC' },
      perPage: 10,
    }
    await db
      .insertInto('saved_views')
      .values({
        user_id: 1,
        resource: 'offices',
        name: 'Mine',
        query: JSON.stringify(query),
        is_shared: 0,
        created_at,
      })
      .execute()
    const record = { values: { title: 'b', sort_order: 2 }, samples: ['title', 'sort_order'] }
    await db
      .insertInto('folder_records')
      .values({ source: 'import', resource: 'offices', record_id: id, record: JSON.stringify(record) })
      .execute()
    await orderByHand(createSchema(typed))

    const [draft] = await db.selectFrom('drafts').select(['input', 'base']).execute()
    expect(draft).toEqual({ input: '{"title":"B"}', base: '{"title":"b"}' })
    const [view] = await db.selectFrom('saved_views').select('query').where('name', '=', 'Mine').execute()
    expect(JSON.parse(String(view!['query']))).toEqual({
      filter: { q: 'x' },
      sort: { field: 'sort_position', order: 'ASC' },
      perPage: 10,
    })
    const known = await db.selectFrom('folder_records').select('record').where('record_id', '=', id).execute()
    expect(known.map(({ record: each }) => JSON.parse(String(each)) as unknown)).toContainEqual({
      values: { title: 'b', sort_position: positionAt(1) },
      samples: ['title'],
    })
  })
  for (const [table, , , title, order] of tables) {
    const { body } = await administrator.get<Record<string, unknown>[]>(`/api/${table}`)
    expect([
      table,
      body.data
        .flat()
        .map((row) => row[title])
        .join(''),
    ]).toEqual([table, order])
  }
  expect((await administrator.post('/api/offices/999/restore')).status).toBe(200)
  const { body } = await administrator.get<{ title: string }[]>('/api/offices')
  expect(body.data.at(-1)?.title).toBe('Deleted')
})
