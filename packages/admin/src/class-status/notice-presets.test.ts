import { formatSpan } from '@kampana/shared/class-status'
import { expect, test } from 'vitest'
import { extendByDay, noticePresets } from './notice-presets.ts'

const manila = 'Asia/Manila'
const at = (time: string, day = '21') => new Date(`2026-11-${day}T${time}:00+08:00`)
const offered = (time: string) =>
  Object.fromEntries(
    noticePresets(at(time), manila).map(({ name, values }) => [name, formatSpan(values, manila)]),
  )

test('before classes begin, today is the whole day', () => {
  expect(offered('04:30')).toEqual({
    'No classes today': 'Saturday, November 21, 2026',
    'No classes today, offices closed': 'Saturday, November 21, 2026',
    'No classes tomorrow': 'Sunday, November 22, 2026',
    'Online or modular classes today': 'Saturday, November 21, 2026',
    'Late start today': 'Saturday, November 21, 2026, until noon',
    'Classes as usual again': 'Saturday, November 21, 2026',
  })
})

test('later on it is the rest of the day, and nobody starts late any more', () => {
  const afternoon = offered('13:05')
  expect(afternoon['No classes today']).toBe('Saturday, November 21, 2026, 1:05 PM to midnight')
  expect(afternoon['Late start today']).toBeUndefined()
})

test('in the evening tomorrow comes first', () => {
  expect(Object.keys(offered('19:00'))[0]).toBe('No classes tomorrow')
})

test('all of them are for every level and campus', () => {
  for (const { values } of noticePresets(at('04:30'), manila))
    expect(values).toMatchObject({ levels: null, campuses: null })
})

test('to extend is until the end of the next day', () => {
  const until = (ends: Date, now: Date) => extendByDay(ends.toISOString(), now, manila)
  expect(until(at('23:59'), at('04:30'))).toBe(at('23:59', '22').toISOString())
  expect(until(at('00:00', '22'), at('04:30'))).toBe(at('23:59', '22').toISOString())
  expect(until(at('12:00', '23'), at('04:30'))).toBe(at('23:59', '24').toISOString())
})
