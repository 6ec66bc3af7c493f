import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { personAt } from '../../support/people/person.ts'
import { college } from '../../support/people/college.ts'

test('statements: a new title of an update takes eighteen statements of SQL', async () => {
  const statements = new AsyncLocalStorage<string[]>()
  const { administrator, update, visitor } = await college({
    onQuery: (sql) => statements.getStore()?.push(sql),
  })
  // What the site shows of records is read once for each cache version, before an answer.
  await visitor().get('/')
  const counted: string[] = []
  const answer = await statements.run(counted, () =>
    administrator.put(`/api/updates/${update.id}`, { title: 'Enrolment is over' }),
  )
  expect(answer.status).toBe(200)
  // The session; begin; whether it waits in a change; the row, locked; whether one may publish; the new row; titles;
  // what its code said last, the key, what it says now; the words for staff; the search;
  // the author; the log; whether subscribers are told of it; the cache version; commit; the pictures that are shown otherwise.
  // The outbox looks for letters when it will, mostly after the answer.
  expect(counted.filter((sql) => !sql.includes('"letters"'))).toHaveLength(18)
})

test('start: writes nothing where nothing must be written', async () => {
  const { anotherNode } = await college()
  // What a node looks for every second is not its start, however long that takes.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const statements: string[] = []
  const other = await anotherNode({}, { onQuery: (sql) => statements.push(sql) })
  expect((await personAt(other).get('/updates')).status).toBe(200)
  expect(statements.length).toBeGreaterThan(10)
  expect(statements.filter((sql) => !/^\s*(select|with|listen|set)\b/i.test(sql))).toEqual([])
})
