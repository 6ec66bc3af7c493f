import { expect, test } from 'vitest'
import { formatLongDayRange, formatDate } from './dates.ts'

test('dates: format an instant as its day at the college', () => {
  expect(formatDate('2026-11-20T17:30:00.000000Z', 'Asia/Manila')).toBe('November 21, 2026')
  expect(formatDate('2026-11-20T15:30:00.000000Z', 'Asia/Manila')).toBe('November 20, 2026')
})

test.each([
  ['2026-11-21', '2026-11-21', 'November 21, 2026'],
  ['2026-11-21', null, 'November 21, 2026'],
  ['2026-11-21', '2026-11-23', 'November 21 to 23, 2026'],
  ['2026-11-30', '2026-12-02', 'November 30 to December 2, 2026'],
  ['2026-12-28', '2027-01-02', 'December 28, 2026 to January 2, 2027'],
])('dates: format the days from %s to %s as %s', (from, to, words) => {
  expect(formatLongDayRange(from, to)).toBe(words)
})
