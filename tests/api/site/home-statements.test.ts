import { sql } from 'kampana'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

test('home: counts updates, and finds the pinned ones, by indexes alone', async () => {
  const asked: string[] = []
  const { database, visitor } = await college({ onQuery: (statement) => asked.push(statement) })
  asked.length = 0
  expect((await visitor().get('/')).status).toBe(200)
  const lists = new Set(asked.filter((statement) => /from "updates" where 1 = 1/.test(statement)))
  const plans = await database((db) =>
    Promise.all(
      [...lists].map(async (statement) => {
        const { rows } = await sql<{ detail: string }>`${sql.raw(
          `explain query plan ${statement.replaceAll('?', '1')}`,
        )}`.execute(db)
        return { statement, plan: rows.map(({ detail }) => detail).join('; ') }
      }),
    ),
  )
  const counts = plans.filter(({ statement }) => statement.includes('count(*)'))
  const pinned = plans.filter(({ statement }) => statement.includes('"pinned" in'))
  expect([counts.length, pinned.length]).toEqual([3, 2])
  for (const { statement, plan } of counts)
    expect([statement, plan]).toEqual([statement, expect.stringContaining('USING COVERING INDEX')])
  for (const { plan } of pinned) expect(plan).toContain('INDEX updates_pinned (pinned=? AND status=?')
})
