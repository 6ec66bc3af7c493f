import { describe, expect, test } from 'vitest'
import {
  formatAffected,
  sortBySeverity,
  getPhase,
  formatSpan,
  formatUntil,
  formatWhen,
  type ClassNotice,
} from './class-status.ts'

const manila = 'Asia/Manila'
const day = (time: string, of = '21') => new Date(`2026-11-${of}T${time}:00+08:00`).toISOString()

describe('class status: the time of a notice', () => {
  test.each([
    ['one whole day', day('00:00'), day('23:59'), 'Saturday, November 21, 2026'],
    ['one day until the next midnight', day('00:00'), day('00:00', '22'), 'Saturday, November 21, 2026'],
    ['one day until noon', day('00:00'), day('12:00'), 'Saturday, November 21, 2026, until noon'],
    ['the rest of a day', day('10:05'), day('23:59'), 'Saturday, November 21, 2026, 10:05 AM to midnight'],
    ['hours of one day', day('04:30'), day('17:00'), 'Saturday, November 21, 2026, 4:30 AM to 5:00 PM'],
    [
      'several whole days',
      day('00:00'),
      day('23:59', '23'),
      'Saturday, November 21 to Monday, November 23, 2026',
    ],
    [
      'several days with times',
      day('16:00'),
      day('12:00', '23'),
      'Saturday, November 21, 4:00 PM, to Monday, November 23, 2026, noon',
    ],
    [
      'days in two years',
      '2026-12-30T16:00:00Z',
      '2027-01-01T15:59:00Z',
      'Thursday, December 31, 2026 to Friday, January 1, 2027',
    ],
  ])('formats %s', (_what, starts_at, ends_at, said) => {
    expect(formatSpan({ starts_at, ends_at }, manila)).toBe(said)
  })

  test("uses the college's clock while it is in force", () => {
    expect(formatUntil({ ends_at: day('23:59') }, manila)).toBe('Saturday, November 21, until midnight')
    expect(formatUntil({ ends_at: day('00:00', '22') }, manila)).toBe('Saturday, November 21, until midnight')
    expect(formatUntil({ ends_at: day('10:30') }, manila)).toBe('Saturday, November 21, until 10:30 AM')
  })

  test('is complete until the last of several days', () => {
    const span = { starts_at: day('00:00'), ends_at: day('18:00', '23') }
    const whole = 'Saturday, November 21 to Monday, November 23, 6:00 PM'
    expect(formatWhen(span, day('08:00'), manila)).toBe(whole)
    expect(formatWhen(span, day('08:00', '22'), manila)).toBe(whole)
    expect(formatWhen(span, day('08:00', '23'), manila)).toBe('Monday, November 23, until 6:00 PM')
  })

  test('omits the year of a close date', () => {
    const span = { starts_at: day('16:00'), ends_at: day('12:00', '23') }
    expect(formatSpan(span, manila, { withYear: false })).toBe(
      'Saturday, November 21, 4:00 PM, to Monday, November 23, noon',
    )
  })

  test('ends with its end', () => {
    const span = { starts_at: '2026-11-21T00:00:00.000000Z', ends_at: '2026-11-21T12:00:00.000000Z' }
    expect(getPhase('2026-11-20T23:59:59.999Z', span)).toBe('coming')
    expect(getPhase('2026-11-21T00:00:00Z', span)).toBe('running')
    expect(getPhase('2026-11-21T12:00:00Z', span)).toBe('over')
  })
})

test('class status: sorts notices in force by severity, upcoming ones last', () => {
  const notice = (id: number, status: ClassNotice['status'], starts_at: string): ClassNotice => ({
    id,
    status,
    starts_at,
    levels: null,
    campuses: null,
    offices_closed: null,
    reason: 'Rain',
    ends_at: day('23:59'),
    created_at: day('00:00'),
  })
  const all = [
    notice(1, 'suspended', day('20:00')),
    notice(2, 'resumed', day('11:00')),
    notice(3, 'late', day('10:00')),
    notice(4, 'suspended', day('09:00')),
    notice(5, 'suspended', day('08:00')),
  ]
  expect(sortBySeverity(all, day('12:00')).map(({ id }) => id)).toEqual([4, 5, 3, 2, 1])
})

describe('the audience of a notice', () => {
  test.each([
    [null, null, 0, 'All levels, all campuses'],
    [null, ['Bell Hill Campus'], null, 'All levels, Bell Hill Campus'],
    [['Kindergarten'], null, 1, 'Kindergarten, all campuses, and all offices'],
    [
      ['Kindergarten', 'College', 'Graduate School'],
      null,
      0,
      'Kindergarten, College and Graduate School, all campuses',
    ],
  ] as const)('%j at %j', (levels, campuses, offices_closed, said) => {
    const some = (names: readonly string[] | null) => names && [...names]
    expect(formatAffected({ levels: some(levels), campuses: some(campuses), offices_closed })).toBe(said)
  })
})
