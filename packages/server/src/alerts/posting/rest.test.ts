import { expect, test } from 'vitest'
import { afterRest } from './rest.ts'

test.each([
  ['2026-11-21T19:59:00+08:00', '2026-11-21T19:59:00+08:00'],
  ['2026-11-21T20:00:00+08:00', '2026-11-22T07:00:00+08:00'],
  ['2026-11-21T23:59:00+08:00', '2026-11-22T07:00:00+08:00'],
  ['2026-11-22T06:59:00+08:00', '2026-11-22T07:00:00+08:00'],
  ['2026-11-22T07:00:00+08:00', '2026-11-22T07:00:00+08:00'],
])('rest: sends an announcement of %s at %s', (time, goes) => {
  expect(afterRest(new Date(time), 'Asia/Manila')).toEqual(new Date(goes))
})
