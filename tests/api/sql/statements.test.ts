import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { personAt } from '../../support/people/person.ts'
import { college } from '../../support/people/college.ts'

test("statements: changing an update's title takes twenty-two SQL statements", async () => {
  const statements = new AsyncLocalStorage<string[]>()
  const { app, administrator, update, visitor } = await college({
    onQuery: (sql) => statements.getStore()?.push(sql),
  })
  // Otherwise the outbox, which each change wakes, would add statements.
  await app.outbox.close()
  // Reads the site's records, which happens once for each cache version.
  await visitor().get('/')
  const counted: string[] = []
  const answer = await statements.run(counted, () =>
    administrator.put(`/api/updates/${update.id}`, { title: 'Enrolment is over' }),
  )
  expect(answer.status).toBe(200)
  // The session; begin; whether a release contains the update; the row, locked; the publish permission; the new row; titles;
  // the address, the former one, redirects to the former one, its own redirect with address and log entry;
  // the last statement of its code, the key, the new statement; the words for staff; the search; the author; the log; whether
  // subscribers are notified; the cache version; commit.
  expect(counted).toHaveLength(22)
})

test('start: writes nothing if nothing has changed', async () => {
  const { anotherNode } = await college()
  // Periodic jobs don't belong to the start, even if the start takes long.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const statements: string[] = []
  const other = await anotherNode({}, { onQuery: (sql) => statements.push(sql) })
  expect((await personAt(other).get('/updates')).status).toBe(200)
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.filter((sql) => !/^\s*(select|with|listen|set)\b/i.test(sql))).toEqual([])
})
