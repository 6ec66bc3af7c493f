import { expect, test } from 'vitest'
import { attackedCollege } from '../../support/people/attacked.ts'

const { administrator, visitor } = attackedCollege()

const secrets = [
  'password',
  'two_step_secret',
  'two_step_last',
  'remember_token',
  'updates',
  'excerpt',
  'user_id',
  'rowid',
  'users.password',
]
const ways = (column: string): [string, string][] => [
  ['sorts', `sort=["${column}","ASC"]`],
  ['filters', `filter={"${column}":"a"}`],
  ['compares values', `filter={"${column}_gte":"a"}`],
  ['searches', `filter={"${column}_q":"a"}`],
  ['filters for empty values', `filter={"${column}_empty":1}`],
  ['includes', `include=${column === 'updates' ? 'password' : column}&range=[0,9]`],
]
const rows = secrets.flatMap((column) => ways(column).map(([how, query]) => [how, column, query] as const))

test.each(rows)('oracles: a request that %s by %s gets an error', async (_how, column, query) => {
  const resources = column === 'updates' || column === 'excerpt' ? ['updates'] : ['users', 'roles', 'updates']
  for (const resource of resources)
    expect(`${resource} ${(await administrator().get(`/api/${resource}?${query}`)).status}`).toMatch(/ 422$/)
})

test.each(['draft', 'scheduled'])(
  'oracles: a visitor who filters for %s updates finds nothing',
  async (status) => {
    await administrator().post('/api/updates', {
      title: `Secret ${status}`,
      category: 'announcements',
      updates: JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
      }),
      posted_at: status === 'draft' ? null : '2099-01-01T00:00:00Z',
    })
    for (const filter of [
      { status },
      { title_q: 'Secret' },
      { q: 'Secret' },
      { status_neq: 'published' },
      { posted_at_gt: '2098-01-01T00:00:00Z' },
      { posted_at_empty: 1 },
    ]) {
      const { body, text } = await visitor().get<unknown[]>(
        `/api/updates?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
      expect([filter, body.data, body.meta.total]).toEqual([filter, [], 0])
      expect(text).not.toContain('Secret')
    }
  },
)
