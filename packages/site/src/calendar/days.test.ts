import { expect, test } from 'vitest'
import { addDays, isDay, isMonth, lastDayOfMonth, addMonths, weeksOfMonth } from './days.ts'

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
])('days: adds to %s %i days and gets %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('days: adds to %s %i months and gets %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test('days: knows the last day of February in leap years', () => {
  expect([lastDayOfMonth('2028-02'), lastDayOfMonth('2027-02'), lastDayOfMonth('2100-02')]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2100-02-28',
  ])
})

test.each(['2026-02-30', '2026-2-3', '0026-02-03', 'soon', '', '2026-13-01', null, undefined])(
  'days: rejects the day %s',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test.each(['2026-13', '2026-00', '2026', '2026-1', 'x'])('days: rejects the month %s', (text) => {
  expect(isMonth(text)).toBe(false)
})

test('days: splits a month into weeks from Sunday, with each day once', () => {
  const weeks = weeksOfMonth('2026-12')
  expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'])
  expect(weeks.at(-1)).toEqual([
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    null,
    null,
  ])
  expect(weeks.flat().filter((day) => day !== null)).toHaveLength(31)
})

test('days: splits a month into four to six weeks', () => {
  expect(['2026-02', '2026-11', '2026-08'].map((month) => weeksOfMonth(month).length)).toEqual([4, 5, 6])
})
