import { levelNames } from '../content/college.ts'
import type { ClassNotice } from '@kampana/shared/class-status'
import { zonedTimeToUtc } from '@kampana/engine-declare/time/time-zone'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { classDay } from '../academic-calendar/class-day.ts'
import { addDays } from '../calendar/days.ts'
import type { AcademicCalendar } from '../content/academic-calendar.ts'
import { render, setContent } from '../entry-server.tsx'
import { renderCachedPage } from '../offline/cached-page.ts'
import { aNotice, fakeApi } from '../testing/fake-api.ts'

const school = ['Elementary', 'Secondary']
const academicCalendar: AcademicCalendar = {
  record: {
    school_year: 'S.Y. 2026-2027',
    note: '',
    week: [
      { from: 'Monday', to: 'Friday', levels: school },
      { from: 'Monday', to: 'Saturday', levels: ['Tertiary'] },
    ],
  },
  days: [
    { title: 'Classes begin', kind: 'classes', from: '2026-06-15', to: '2026-06-15', levels: school },
    { title: 'First semester', kind: 'classes', from: '2026-08-03', to: '2026-08-03', levels: ['Tertiary'] },
    { title: 'Intramurals', kind: 'celebration', from: '2026-11-26', to: '2026-11-26', levels: null },
    { title: 'Bonifacio Day', kind: 'holiday', from: '2026-11-30', to: '2026-11-30', levels: null },
    { title: 'Christmas vacation', kind: 'holiday', from: '2026-12-19', to: '2027-01-03', levels: null },
    { title: 'Break', kind: 'holiday', from: '2027-01-04', to: '2027-01-10', levels: ['Tertiary'] },
    { title: 'Finals', kind: 'examinations', from: '2027-03-15', to: '2027-03-19', levels: null },
  ],
}
const levels = levelNames(inject('content').college)
const timeZone = 'Asia/Manila'
const at = (day: string, time: string) => zonedTimeToUtc(`${day}T${time}:00`, timeZone)

beforeAll(async () => {
  const { college } = inject('content')
  const hours = { decision_hour: '5:00 AM', afternoon_decision_hour: '10:30 AM' }
  await setContent(
    { ...inject('content'), college: { ...college, ...hours }, academicCalendar },
    'class days',
  )
})

const page = async (path: string, now: string, notices: readonly ClassNotice[] = []) => {
  const api = fakeApi({ notices, now })
  const request = { url: new URL(path, 'https://college.test'), api, today: now.slice(0, 10), timeZone, now }
  return (await render(request)).html
}
const inWords = (html: string) =>
  html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')

const before = 'The college decides by 5:00 AM, and about the afternoon by 10:30 AM.'
const between =
  'The hour of decision, 5:00 AM, has passed. The college decides about the afternoon by 10:30 AM.'
const after = 'The hours of decision, 5:00 AM and 10:30 AM, have passed.'
const hours = [
  ['04:32', 'at 4:32 AM', before, ' Decided by 5:00 AM.'],
  ['05:00', 'at 5:00 AM', between, ' Afternoon: by 10:30 AM.'],
  ['14:00', 'at 2:00 PM', after, ''],
] as const
const schoolDay = 'a school day in the academic calendar, unless decided otherwise by 5:00 AM'
const kinds = [
  [
    'a school day',
    '2026-11-26',
    'No notice has been posted for Thursday, November 26.',
    true,
    `Friday, November 27: ${schoolDay}.`,
    'No notice for Thu, Nov 26',
    '',
  ],
  [
    'a holiday',
    '2026-11-30',
    'Monday, November 30: no classes (Bonifacio Day).',
    false,
    `Tuesday, December 1: ${schoolDay}.`,
    'Mon, Nov 30: no classes (Bonifacio Day).',
    '',
  ],
  [
    'a Sunday before a holiday',
    '2026-11-29',
    'Sunday, November 29: no classes.',
    false,
    'Monday, November 30: no classes (Bonifacio Day).',
    'Sun, Nov 29: no classes.',
    'Mon, Nov 30: no classes (Bonifacio Day).',
  ],
  [
    'a Saturday with classes for some levels',
    '2026-11-28',
    'Saturday, November 28: no classes below Tertiary. No notice has been posted for Tertiary.',
    true,
    'Sunday, November 29: no classes.',
    'Sat: no classes below Tertiary.',
    'Sun, Nov 29: no classes.',
  ],
  [
    'a vacation',
    '2026-12-20',
    'Sunday, December 20: no classes (Christmas vacation, until January 3).',
    false,
    'Monday, December 21: no classes (Christmas vacation, until January 3).',
    'Sun, Dec 20: no classes (Christmas vacation, until January 3).',
    'Mon, Dec 21: no classes.',
  ],
  [
    'the last day of a vacation that continues for some levels',
    '2027-01-03',
    'Sunday, January 3: no classes (Christmas vacation).',
    false,
    'Monday, January 4: no classes for Tertiary (Break, until January 10); a school day for Elementary and Secondary, unless decided otherwise by 5:00 AM.',
    'Sun, Jan 3: no classes (Christmas vacation).',
    'Mon, Jan 4: no classes for Tertiary.',
  ],
  [
    'a day before classes begin for some levels',
    '2026-07-15',
    'Wednesday, July 15: no classes for Tertiary (classes begin on August 3). No notice has been posted for Elementary and Secondary.',
    true,
    'Thursday, July 16: no classes for Tertiary (classes begin on August 3); a school day for Elementary and Secondary, unless decided otherwise by 5:00 AM.',
    'Wed: no classes for Tertiary.',
    'Thu, Jul 16: no classes for Tertiary.',
  ],
  [
    'a day beyond the calendar',
    '2027-04-05',
    'No notice has been posted for Monday, April 5.',
    true,
    '',
    'No notice for Mon, Apr 5',
    '',
  ],
] as const

describe.each(kinds)('class status: on %s', (_kind, day, said, isOpen, next, line, lineNext) => {
  test.each(hours)(
    'at %s shows the calendar entry and the next decision',
    async (time, asked, decision, brief) => {
      const now = at(day, time)
      const expected = [
        said,
        `This page asked ${asked}.`,
        ...(isOpen ? [decision] : []),
        ...(next ? [next] : []),
      ]
      const ofToday = line.startsWith('No notice')
        ? `Class Status ${line} , asked ${asked}.${brief}`
        : `${line}${isOpen ? ` No other notice ${asked}.${brief}` : ''}`
      const ofHome = `${ofToday}${lineNext && ` ${lineNext}`}`
      expect(inWords(await page('/', now))).toContain(ofHome)
      for (const path of ['/class-status', '/class-status/99']) {
        const text = inWords(await page(path, now))
        const ofPage = path.endsWith('99')
          ? expected.map((sentence) =>
              sentence.replace(/No notice has been posted for [^.]*/, 'No notice is in force'),
            )
          : expected
        expect(text).toContain(ofPage.join(' '))
        expect(text.includes('a school day')).toBe(next.includes('a school day'))
      }
    },
  )
})

test('class status: keeps notices and calendar consistent', async () => {
  const now = at('2026-11-30', '04:32')
  const notice = (given: Partial<ClassNotice>) =>
    aNotice({ starts_at: at('2026-11-30', '00:00'), ends_at: at('2026-11-30', '23:59'), ...given })
  const late = notice({ id: 1, status: 'late', levels: ['Secondary'] })
  const text = inWords(await page('/class-status', now, [late]))
  expect(text).toContain('Monday, November 30: no classes for Elementary and Tertiary (Bonifacio Day).')
  expect(text).toMatch(
    /Elementary No classes \(Bonifacio Day\) Secondary Late start Mas huli ang simula ng klase Tertiary No classes/,
  )
  const tonight = notice({ id: 4, levels: ['Elementary'], starts_at: at('2026-11-30', '20:00') })
  expect(inWords(await page('/class-status', now, [late, tonight]))).toContain(
    'Elementary No classes (Bonifacio Day) Secondary Late start',
  )
  const ofOneCampus = notice({ id: 5, campuses: ['One'] })
  expect(inWords(await page('/class-status', now, [ofOneCampus]))).toContain(
    'Monday, November 30: no classes (Bonifacio Day).',
  )
  const ofYesterday = notice({ starts_at: at('2026-11-29', '00:00'), ends_at: at('2026-11-29', '23:59') })
  expect(inWords(await page('/class-status', at('2026-11-29', '08:00'), [ofYesterday]))).toContain(
    'Monday, November 30: no classes (Bonifacio Day).',
  )
  const makeUp = notice({ id: 2, status: 'resumed' })
  expect(inWords(await page('/class-status', now, [makeUp]))).not.toContain('Bonifacio Day')
  const storm = notice({ id: 3, starts_at: at('2026-12-01', '00:00'), ends_at: at('2026-12-01', '23:59') })
  expect(inWords(await page('/class-status', now, [storm]))).not.toContain('a school day')
})

test('class status: dates a cached copy and promises nothing for a later hour or day', async () => {
  const made = at('2026-11-26', '04:47')
  const html = await page('/class-status', made)
  const copy = (now: string) =>
    inWords(renderCachedPage(html, Date.parse(made), 'You are offline', Date.parse(now)))
  expect(copy(at('2026-11-26', '04:59'))).toContain(before)
  for (const now of [at('2026-11-26', '07:00'), at('2026-11-29', '04:00')]) {
    expect(copy(now)).toContain(
      'No notice has been posted for Thursday, November 26. This page asked on November 26, 2026, 4:47 AM. That was before 5:00 AM, by when the college decides.',
    )
    expect(copy(now)).not.toMatch(/The college decides by|tomorrow|today|passed/i)
  }
  const late = await page('/class-status', at('2026-11-26', '14:00'))
  const nextMorning = Date.parse(at('2026-11-27', '04:00'))
  expect(inWords(renderCachedPage(late, Date.parse(made), 'You are offline', nextMorning))).not.toContain(
    'passed',
  )
})

test('academic calendar: has at most one entry per level and day, holidays before weekdays', () => {
  for (let day = '2026-05-01'; day < '2027-07-01'; day = addDays(day)) {
    const { off, open } = classDay(academicCalendar, levels, day)
    const told = [...off.flatMap((group) => group.levels), ...open]
    expect(new Set(told).size).toBe(told.length)
    const isHoliday = (level: string) =>
      academicCalendar.days.some(
        (each) =>
          each.kind === 'holiday' &&
          each.from <= day &&
          day <= each.to &&
          (each.levels?.includes(level) ?? true),
      )
    expect(open.filter(isHoliday)).toEqual([])
    const isOutside = day < '2026-06-15' || day > '2027-03-19'
    expect(isOutside && open.length > 0).toBe(false)
  }
})

test('academic calendar: has no entry for an ordinary day without the days of the week', () => {
  const older = { ...academicCalendar, record: { ...academicCalendar.record, week: null } }
  expect(classDay(older, levels, '2026-11-29')).toEqual({ day: '2026-11-29', off: [], open: [] })
  expect(classDay(older, levels, '2026-11-30').off).toEqual([{ levels, why: 'Bonifacio Day' }])
})
