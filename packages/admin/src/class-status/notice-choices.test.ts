import { formatSpan } from '@kampana/shared/class-status'
import { expect, test } from 'vitest'
import { noticeChoices, type SuspensionRule } from './notice-choices.ts'
import { extendByDay, likeliestDay, noticeTimes, type NoticeDay } from './notice-times.ts'

const manila = 'Asia/Manila'
const at = (time: string, day = '21') => new Date(`2026-11-${day}T${time}:00+08:00`)
const notified = (status: SuspensionRule['status'], day: NoticeDay, now: Date) =>
  formatSpan(noticeTimes(status, day, now, manila), manila)

test('notice times: cover the whole day before classes begin and the rest of it later; a late start ends at noon', () => {
  expect(notified('suspended', 'today', at('04:30'))).toBe('Saturday, November 21, 2026')
  expect(notified('suspended', 'today', at('13:05'))).toBe('Saturday, November 21, 2026, 1:05 PM to midnight')
  expect(notified('late', 'today', at('04:30'))).toBe('Saturday, November 21, 2026, until noon')
  expect(notified('late', 'tomorrow', at('20:00'))).toBe('Sunday, November 22, 2026, until noon')
  expect(notified('online', 'tomorrow', at('20:00'))).toBe('Sunday, November 22, 2026')
})

test('notice times: default to tomorrow from 5 PM on', () => {
  expect(likeliestDay(at('16:59'), manila)).toBe('today')
  expect(likeliestDay(at('17:00'), manila)).toBe('tomorrow')
  expect(likeliestDay(at('00:05'), manila)).toBe('today')
})

const levels = ['Kindergarten', 'Grade School', 'College']
const rule = (id: number, given: Partial<SuspensionRule>): SuspensionRule => ({
  id,
  title: `Rule ${id}`,
  announced: 'signal-3',
  levels: null,
  status: 'suspended',
  reason: null,
  source: 'DepEd',
  source_url: null,
  checked: 1,
  ...given,
})

test('notice choices: merge rules for the same announcement and status, but not for another status', () => {
  const school = rule(1, { levels: ['Grade School', 'Kindergarten'] })
  const online = rule(2, { levels: ['College'], status: 'online', source: 'The college', checked: 0 })
  const college = rule(3, { levels: ['College'], source: 'The college' })
  const [first, second] = noticeChoices([school, online], levels)
  expect(first).toMatchObject({
    values: { status: 'suspended', levels: ['Kindergarten', 'Grade School'] },
    isSample: false,
  })
  expect(second).toMatchObject({ values: { status: 'online', levels: ['College'] }, isSample: true })
  expect(noticeChoices([school, college], levels)[0]).toMatchObject({
    values: { announced: 'signal-3', levels: null, reason: 'Signal No. 3' },
    sources: ['DepEd', 'The college'],
  })
})

test('notice choices: include defaults if there are no rules', () => {
  expect(noticeChoices([], []).map(({ values }) => [values.status, values.levels, values.reason])).toEqual([
    ['suspended', null, 'Because of the weather'],
    ['resumed', null, 'The weather has cleared'],
  ])
})

test('notice times: extend a notice to the end of the next day', () => {
  const until = (ends: Date, now: Date) => extendByDay(ends.toISOString(), now, manila)
  expect(until(at('23:59'), at('04:30'))).toBe(at('23:59', '22').toISOString())
  expect(until(at('00:00', '22'), at('04:30'))).toBe(at('23:59', '22').toISOString())
  expect(until(at('12:00', '23'), at('04:30'))).toBe(at('23:59', '24').toISOString())
})
