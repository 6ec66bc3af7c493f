import { expect, test } from 'vitest'
import { anUpdate } from '../testing/fake-api.ts'
import { layOutBars } from './event-bars.ts'
import { withEventDates } from './event-dates.ts'
import { dayForKey } from './day-grid.tsx'

const event = (id: number, from: string, to = from) => anUpdate({ id, category: 'news-and-events', from, to })

test('event bars: draw one bar over all days of an event', () => {
  const bars = layOutBars(withEventDates([event(1, '2026-11-03', '2026-11-05')]))
  expect(['02', '03', '04', '05', '06'].map((day) => bars(`2026-11-${day}`).map(({ part }) => part))).toEqual(
    [[], ['first'], ['middle'], ['last'], []],
  )
})

test('event bars: put overlapping events into different lanes and reuse free lanes', () => {
  const bars = layOutBars(
    withEventDates([event(1, '2026-11-03', '2026-11-05'), event(2, '2026-11-05'), event(3, '2026-11-06')]),
  )
  const lanes = (day: string) => bars(day).map(({ id, lane }) => [id, lane])
  expect(lanes('2026-11-05')).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(lanes('2026-11-06')).toEqual([[3, 0]])
})

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-10', '2026-11-03'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-25', '2026-11-22'],
  ['End', '2026-11-25', '2026-11-28'],
  ['End', '2026-11-28', '2026-11-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-15', '2026-02-15'],
  ['Tab', '2026-01-15', undefined],
])('event bars: draw %s from %s to %s', (key, day, expected) => {
  expect(dayForKey(key, day)).toBe(expected)
})
