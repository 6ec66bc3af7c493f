import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'

test.each([
  ['2026-11-21T08:18:01+08:00', '2026-11-21T00:18:01.000000Z'],
  ['2026-11-21T00:18:01.123456Z', '2026-11-21T00:18:01.123000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000000Z'],
])('instant: reads %s as %s', (written, instant) => {
  expect(parseInstant(written)).toBe(instant)
})

test.each(['', 'tomorrow', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+12:00'])(
  'instant: rejects %j',
  (written) => {
    expect(parseInstant(written)).toBeNull()
  },
)
