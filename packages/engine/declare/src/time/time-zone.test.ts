import { describe, expect, test } from 'vitest'
import {
  calendarDay,
  toDay,
  zonedTimeToUtc,
  localDay,
  localTime,
  formatZonedDateTime,
  formatZonedTime,
} from './time-zone.ts'

const manila = 'Asia/Manila'

test('time zone: is a day ahead in Manila shortly before midnight in London', () => {
  expect(localTime('2026-11-20T23:30:00.000000Z', manila)).toBe('2026-11-21T07:30')
  expect(localDay('2026-11-20T16:00:00.000000Z', manila)).toBe('2026-11-21')
  expect(localDay('2026-11-20T15:59:59.999999Z', manila)).toBe('2026-11-20')
})

test('time zone: returns an empty text for an invalid instant', () => {
  expect(localTime('soon', manila)).toBe('')
  expect(zonedTimeToUtc('', manila)).toBe('')
  expect(zonedTimeToUtc('2026-13-41T08:00', manila)).toBe('')
})

describe('a local time converts to its instant', () => {
  test.each([
    ['2026-11-21T07:30', manila, '2026-11-20T23:30:00.000Z'],
    ['2026-11-21T00:00', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-07-01T12:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01T12:00', 'Europe/Berlin', '2026-12-01T11:00:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['2026-11-21T23:59:59.999', manila, '2026-11-21T15:59:59.999Z'],
  ])('%s in %s', (local, timeZone, instant) => {
    expect(zonedTimeToUtc(local, timeZone)).toBe(instant)
    expect(localTime(instant, timeZone)).toBe(local.slice(0, 16))
  })
})

test('time zone: moves a time skipped by daylight saving after the gap', () => {
  expect(localTime(zonedTimeToUtc('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toMatch(
    /T0[13]:30$/,
  )
})

test('time zone: leaves an incomplete year unchanged', () => {
  for (const year of ['0002', '0020', '0202', '2026'])
    expect(localTime(zonedTimeToUtc(`${year}-11-21T08:18`, manila), manila)).toBe(`${year}-11-21T08:18`)
})

test.each([
  ['2026-12-12', '2026-12-12'],
  // `date` casts: APP_TIMEZONE=Asia/Manila, UTC, and a time on that day.
  ['2026-12-11T16:00:00.000000Z', '2026-12-12'],
  ['2026-12-12T00:00:00.000000Z', '2026-12-12'],
  ['2026-12-12T00:00:00+08:00', '2026-12-12'],
  ['2026-12-12T15:30:00Z', '2026-12-12'],
  ['2026-12-12 00:00:00', '2026-12-12'],
  ['', ''],
])("time zone: reads %j as the college's day %j", (value, day) => {
  expect(toDay(value, 'Asia/Manila')).toBe(day)
})

test.each([
  ['Asia/Tokyo', '2026-12-11T15:00:00Z', '2026-12-12'],
  ['Asia/Manila', '2026-12-11T15:00:00Z', '2026-12-11'],
  ['America/New_York', '2026-12-11T15:00:00Z', '2026-12-11'],
  ['America/New_York', '2026-12-12T05:00:00.000000Z', '2026-12-12'],
  ['America/New_York', '2026-12-12T00:00:00.000000Z', '2026-12-12'],
  ['America/New_York', '2026-12-12T00:00:00+08:00', '2026-12-12'],
  ['Pacific/Honolulu', '2026-12-12T10:00:00Z', '2026-12-12'],
  ['Pacific/Kiritimati', '2026-12-11T10:00:00Z', '2026-12-12'],
])('time zone: finds in %s the day of %s: %s', (timeZone, value, day) => {
  expect(toDay(value, timeZone)).toBe(day)
})

test("time zone: takes today from the college's clock", () => {
  const evening = new Date('2026-12-11T15:00:00Z')
  expect(['Asia/Tokyo', 'Asia/Manila', 'America/New_York'].map((zone) => calendarDay(zone, evening))).toEqual(
    ['2026-12-12', '2026-12-11', '2026-12-11'],
  )
  expect(calendarDay('Pacific/Kiritimati')).toBe(localDay(new Date().toISOString(), 'Pacific/Kiritimati'))
})

test.each([
  ['2026-11-20T20:52:00Z', '4:52 AM'],
  ['2026-11-20T16:00:00Z', '12:00 AM'],
  ['2026-11-21T04:05:59.999Z', '12:05 PM'],
  ['2026-11-21T15:59:00Z', '11:59 PM'],
  ['soon', ''],
])('time zone: shows %s as %s at the college', (instant, words) => {
  expect(formatZonedTime(instant, manila)).toBe(words)
})

test('time zone: shows date and time at the college, a day later than in London', () => {
  expect(formatZonedDateTime('2026-11-25T20:34:59.999999Z', manila)).toBe('Nov 26, 2026, 4:34 AM')
})
