import { expect, test } from 'vitest'
import { explainStartFailure } from './start-failure.ts'

test.each([
  [{ code: 'EADDRINUSE', port: 3000 }, 'The port 3000 is taken by another program'],
  [{ code: 'EACCES', port: 80 }, 'The port 80 may not be used by this user'],
  [{ code: 'EADDRNOTAVAIL' }, 'The address in HOST does not belong to this machine.'],
  [{ code: 'ENOSPC' }, 'There is no room left on the disk'],
  [{ code: 'SQLITE_FULL' }, 'There is no room left on the disk'],
  [{ code: 'EACCES', path: '/srv/data' }, "The folder of DATA_DIR can't be written (/srv/data: EACCES)."],
])('start failure: explains %o in a sentence', (fault, sentence) => {
  expect(explainStartFailure(Object.assign(new Error('system words'), fault))).toContain(sentence)
})

test('start failure: shows an unexpected error with its causes', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:3000')])
  const error = new TypeError('fetch failed', { cause: refused })
  expect(explainStartFailure(error)).toMatch(
    /TypeError: fetch failed[^]*Caused by AggregateError[^]*Caused by Error: connect ECONNREFUSED 127\.0\.0\.1:3000/,
  )
})
