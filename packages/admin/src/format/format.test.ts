import { beforeEach, expect, test } from 'vitest'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { administrator } from '../testing/fake-server.ts'
import {
  formatDay,
  formatDayRange,
  formatDateTime,
  formatNumber,
  formatTime,
} from '@kampana/engine-admin/format/format'
import { today } from '@kampana/engine-admin/format/time-zone'

const collegeIn = (time_zone?: string) =>
  storedAccount.write({ ...administrator, ...(time_zone && { time_zone }) })
const evening = '2026-11-20T23:30:00.000000Z'

beforeEach(() => collegeIn('Asia/Manila'))

test('format: shows a moment in the college’s time zone, regardless of the browser’s', () => {
  expect(formatDateTime(evening)).toMatch(/^Nov 21, 2026, 7:30\sAM$/)
  collegeIn('Europe/Berlin')
  expect(formatDateTime(evening)).toMatch(/^Nov 21, 2026, 12:30\sAM$/)
  expect(formatTime(evening)).toMatch(/^12:30\sAM$/)
})

test('format: uses the Philippine time zone if the back end returns none or an invalid one', () => {
  for (const told of [undefined, 'Mars/Olympus']) {
    collegeIn(told)
    expect(formatDateTime(evening)).toMatch(/^Nov 21, 2026, 7:30\sAM$/)
  }
})

test('format: computes today in the college’s time zone', () => {
  const day = (timeZone: string) => new Date().toLocaleDateString('en-CA', { timeZone })
  collegeIn('Pacific/Kiritimati')
  expect(today()).toBe(day('Pacific/Kiritimati'))
  collegeIn('Pacific/Pago_Pago')
  expect(today()).toBe(day('Pacific/Pago_Pago'))
})

test('format: shows a calendar day unchanged in every time zone', () => {
  collegeIn('Pacific/Pago_Pago')
  expect(formatDay('2026-11-21')).toBe('Nov 21, 2026')
})

test('format: shortens ranges of days and wraps them only between months', () => {
  const days = (from: string, to: string) => formatDayRange(from, to).replaceAll('\u00a0', '_')
  expect(days('2026-11-20', '2026-11-22')).toBe('Nov_20_–\u2060_22,_2026')
  expect(days('2026-12-30', '2027-01-02')).toBe('Dec_30,_2026_– Jan_2,_2027')
  expect(formatDayRange('2026-11-20', '2026-11-20')).toBe('Nov 20, 2026')
})

test('format: separates thousands', () => {
  expect(formatNumber(1234567.5)).toBe('1,234,567.5')
  expect(formatNumber(-0.25)).toBe('-0.25')
})

test('format: preserves an invalid date', () => {
  expect(formatDateTime('soon')).toBe('soon')
  expect(formatDay('soon')).toBe('soon')
})
