import { expect, test } from 'vitest'
import { workDay } from './work-day.ts'

test.each([
  ['a Friday', '2026-12-11', '2026-12-11'],
  ['a Sunday', '2026-12-13', '2026-12-14'],
  ['Christmas Eve', '2026-12-24', '2026-12-28'],
  ['Christmas Day, a Sunday', '2022-12-25', '2022-12-27'],
  ['Rizal Day before a Sunday', '2027-12-30', '2028-01-03'],
  ['New Year’s Eve', '2026-12-31', '2027-01-02'],
])('nobody is asked out to work on a free day: %s', (_what, planned, held) => {
  const from = '2022-11-22'
  const days = (day: string) => (Date.parse(day) - Date.parse(from)) / (24 * 60 * 60 * 1000)
  expect(workDay(days(planned), from)).toBe(days(held))
})
