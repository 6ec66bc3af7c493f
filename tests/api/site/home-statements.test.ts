import { sql } from 'kampana'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'

test('home: counts updates and finds pinned updates by indexes only', async () => {
  const asked: string[] = []
  const here = await college({ onQuery: (statement) => asked.push(statement) })
  asked.length = 0
  expect((await here.visitor().get('/')).status).toBe(200)
  const plans = await plansOf(
    here,
    asked.filter((statement) => /from "updates" where 1 = 1/.test(statement)),
  )
  const counts = plans.filter(({ statement }) => statement.includes('count(*)'))
  const pinned = plans.filter(({ statement }) => statement.includes('"pinned" in'))
  expect([counts.length, pinned.length]).toEqual([3, 2])
  for (const { statement, plan } of counts)
    expect([statement, plan]).toEqual([statement, expect.stringContaining('USING COVERING INDEX')])
  for (const { plan } of pinned) expect(plan).toContain('INDEX updates_pinned (pinned=? AND status=?')
})

test("staff lists: a filtered list and a record's log are read in index order", async () => {
  const asked: string[] = []
  const here = await college({ onQuery: (statement) => asked.push(statement) })
  const sort = JSON.stringify(['created_at', 'DESC'])
  for (const [resource, filter] of [
    ['updates', { status: 'draft' }],
    ['updates', { category: 'announcements' }],
    ['updates', { category: 'announcements', status: 'draft' }],
    ['logs', { resource: 'updates', record_id: 7 }],
  ] as const) {
    asked.length = 0
    const query = new URLSearchParams({ sort, filter: JSON.stringify(filter) })
    expect((await here.administrator.get(`/api/${resource}?${query}`)).status).toBe(200)
    const [page] = await plansOf(
      here,
      asked.filter((statement) => /order by "created_at" desc/.test(statement)),
    )
    const columns = Object.keys(filter).map((name) => `${name}=?`)
    expect(page?.plan).toMatch(/^SEARCH/)
    expect(page?.plan).toContain(`(${columns.join(' AND ')})`)
    expect(page?.plan).not.toContain('TEMP B-TREE')
  }
})

/** SQLite's query plans of some statements. */
const plansOf = ({ database }: College, statements: readonly string[]) =>
  database((db) =>
    Promise.all(
      [...new Set(statements)].map(async (statement) => {
        const { rows } = await sql<{ detail: string }>`${sql.raw(
          `explain query plan ${statement.replaceAll('?', '1')}`,
        )}`.execute(db)
        return { statement, plan: rows.map(({ detail }) => detail).join('; ') }
      }),
    ),
  )
