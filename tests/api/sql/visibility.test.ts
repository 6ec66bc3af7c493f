import { visibleRows } from '@kampana/engine-server/records/visibility'
import { tableName } from '@kampana/engine-server/records/table'
import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { isVisible, visibilityRule, type VisibilityCondition } from '@kampana/engine-declare/visibility'
import { sql } from 'kampana'
import { expect, test } from 'vitest'
import { declaredResources } from '../../support/declared-resources.ts'
import { college } from '../../support/people/college.ts'

const today = '2026-11-21'
const restricted = declaredResources.filter(
  (each) => each.public.length > 0 && visibilityRule(each, today).length > 0,
)

test.each(restricted)(
  'visibility: SQL and JavaScript agree about every record of $name',
  async (resource) => {
    const { database } = await college()
    const rule = visibilityRule(resource, today)
    const outcomes = await database(async (db) => {
      const found: { record: object; inSql: boolean; inJavaScript: boolean }[] = []
      for (const record of combinations(rule)) {
        const columns = Object.entries(record).map(([name, value]) => {
          const type = sql.raw(typeof typicalOf(rule, name) === 'number' ? 'integer' : 'text')
          return sql`cast(${value} as ${type}) as ${sql.ref(name)}`
        })
        // The record has no parent.
        if (resource.tree) columns.push(sql`cast(null as integer) as ${sql.ref(aboveColumn(resource))}`)
        const rows =
          await sql`select 1 from (select ${sql.join(columns)}) as ${sql.table(tableName(resource))}
        where ${visibleRows(resource, today)}`.execute(db)
        found.push({
          record,
          inSql: rows.rows.length === 1,
          inJavaScript: isVisible(resource, record, today),
        })
      }
      return found
    })
    expect(outcomes.filter(({ inSql, inJavaScript }) => inSql !== inJavaScript)).toEqual([])
    expect(new Set(outcomes.map(({ inSql }) => inSql))).toEqual(new Set([true, false]))
  },
)

/** Records with every combination of values on both sides of each condition, and null. */
const combinations = (rule: readonly VisibilityCondition[]): Record<string, unknown>[] =>
  rule.reduce<Record<string, unknown>[]>(
    (records, { field, operator, value }) =>
      records.flatMap((record) =>
        (operator === '='
          ? [value, typeof value === 'number' ? value + 1 : `not ${value}`, null]
          : ['2026-11-20', today, '2026-11-22', null]
        ).map((each) => Object.assign({}, record, { [field]: each })),
      ),
    [{}],
  )

const aboveColumn = ({ tree, fields }: Resource): string => {
  const field = fields[tree!.parent]!
  return inputName(tree!.parent, field)
}

const typicalOf = (rule: readonly VisibilityCondition[], name: string): unknown =>
  rule.find(({ field }) => field === name)?.value

test('visibility: restoring a record requires permission to read it', async () => {
  const { administrator, staff, publish, update } = await college()
  const draft = await publish({ title: 'Secret plans', posted_at: null })
  await administrator.delete(`/api/updates/${draft.id},${update.id}`)
  const deleter = await staff({ may: ['delete updates', 'publish updates'] })
  const refused = await deleter.post(`/api/updates/${draft.id}/restore`)
  expect([refused.status, refused.text.includes('Secret')]).toEqual([404, false])
  expect((await deleter.post(`/api/updates/${update.id}/restore`)).status).toBe(200)
  expect((await administrator.post(`/api/updates/${draft.id}/restore`)).status).toBe(200)
})

test("visibility: a bulk action doesn't name records that its caller can't read", async () => {
  const { administrator, staff } = await college()
  const made = await administrator.post<{ id: number }>('/api/updates', {
    title: 'Secret plans',
    posted_at: null,
  })
  const publisher = await staff({ may: ['publish updates'] })
  const publishing = { ids: [made.body.data.id] }
  const refused = await publisher.put('/api/updates/actions/publish', publishing)
  expect([refused.status, refused.text.includes('Secret')]).toEqual([200, false])
  expect((await administrator.put('/api/updates/actions/publish', publishing)).text).toContain('Secret plans')
})
