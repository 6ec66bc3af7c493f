import { expect, test } from 'vitest'
import { explainStartFailure } from './start-failure.ts'

test.each([
  [{ code: 'EADDRINUSE', port: 3000 }, 'Another program uses port 3000'],
  [{ code: 'EACCES', port: 80 }, 'This user cannot use port 80'],
  [{ code: 'EADDRNOTAVAIL' }, 'HOST is not an address of this machine.'],
  [{ code: 'ENOSPC' }, 'The disk of DATA_DIR is full'],
  [{ code: 'SQLITE_FULL' }, 'The disk of DATA_DIR is full'],
  [{ code: 'EACCES', path: '/srv/data' }, 'The server cannot write to DATA_DIR (/srv/data: EACCES).'],
])('start failure: explains %o', (fault, sentence) => {
  expect(explainStartFailure(Object.assign(new Error('system words'), fault))).toContain(sentence)
})

test('start failure: shows an unexpected error with its causes', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:3000')])
  const error = new TypeError('fetch failed', { cause: refused })
  expect(explainStartFailure(error)).toMatch(
    /TypeError: fetch failed[^]*Caused by AggregateError[^]*Caused by Error: connect ECONNREFUSED 127\.0\.0\.1:3000/,
  )
})
