import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { anUpdate } from '../testing/fake-api.ts'
import { withEventDates } from './event-dates.ts'
import { schoolDayToEntry, updateToEntry, renderIcalendar } from './icalendar.ts'

const facts = {
  name: 'The College',
  description: 'News and events of the College',
  page: 'https://college.test/updates/calendar',
  source: 'https://college.test/updates/calendar.ics',
  origin: 'https://college.test',
  timeZone: 'Asia/Manila',
}
const event = (given: Parameters<typeof anUpdate>[0] = {}) =>
  anUpdate({ id: 7, category: 'news-and-events', from: '2026-12-30', to: '2027-01-01', ...given })
const written = (...events: ReturnType<typeof event>[]) =>
  renderIcalendar(
    withEventDates(events).map((one) => updateToEntry(one, facts.origin)),
    facts,
  )
const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[] as [string, [], []])
const first = (text: string) => new ICAL.Event(read(text).getFirstSubcomponent('vevent')!)

describe('an event of several days', () => {
  test('ends before the day after its last', () => {
    const { startDate, endDate } = first(written(event()))
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([true, '2026-12-30', '2027-01-02'])
  })

  test('keeps its number whatever it is called, and says where it is told', () => {
    const { uid, component } = first(written(event({ title: 'Fiesta: day & night?' })))
    expect(uid).toBe('update-7@college.test')
    expect(component.getFirstPropertyValue('url')).toBe(
      'https://college.test/updates/news-and-events/Fiesta%3A%20day%20%26%20night%3F',
    )
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T17:30:00Z')
  })
})

test('icalendar: an event with a place says where it is', () => {
  expect(first(written(event({ place: 'Chapel, Bell Hill; upstairs' }))).location).toBe(
    'Chapel, Bell Hill; upstairs',
  )
  expect(written(event({ place: null }))).not.toContain('LOCATION')
})

test('icalendar: a day of the school year leads to its line on the page of the whole year, and says for whom it is', () => {
  const day = {
    title: 'Midterm examinations',
    kind: 'examinations',
    from: '2026-10-19',
    to: '2026-10-23',
    levels: ['College', 'Graduate School'],
  } as const
  const { uid, startDate, endDate, description, component } = first(
    renderIcalendar([schoolDayToEntry(day, facts.origin)], facts),
  )
  expect([uid, String(startDate), String(endDate)]).toEqual([
    'school-day-2026-10-19-midterm-examinations@college.test',
    '2026-10-19',
    '2026-10-24',
  ])
  expect(description).toMatch(/^College, Graduate School/)
  expect(component.getFirstPropertyValue('url')).toBe(
    'https://college.test/academics/academic-calendar#2026-10-19-midterm-examinations',
  )
})

test.each([
  'Mass; then lunch, and "games": bring C:\\water',
  'First line\nBEGIN:VEVENT\r\nSUMMARY:not mine',
  '🎓 ñ é '.repeat(30).trim(),
  'a'.repeat(255),
])('a title is read back as it was written: %s', (title) => {
  const text = written(event({ title }))
  expect(first(text).summary).toBe(title.replaceAll('\r\n', '\n'))
  expect(read(text).getAllSubcomponents('vevent')).toHaveLength(1)
})

test('icalendar: no line is longer than 75 octets, none breaks a character, and each ends with CR and LF', () => {
  const text = written(event({ title: '🎓ñ'.repeat(80), excerpt: 'x'.repeat(240) }))
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Buffer.from(text).toString()).not.toContain('\uFFFD')
})

test('icalendar: a subscriber learns what the calendar is called, where it is, and how often to look', () => {
  const calendar = read(written(event()))
  expect(
    ['version', 'method', 'x-wr-calname', 'x-wr-timezone', 'source', 'x-published-ttl'].map((name) =>
      String(calendar.getFirstPropertyValue(name)),
    ),
  ).toEqual(['2.0', 'PUBLISH', 'The College', 'Asia/Manila', facts.source, 'PT6H'])
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
})

test('icalendar: what another back end sends without a usable day is left out', () => {
  const text = written(event({ from: 'soon' }), event({ from: null }), event({ id: 8, to: null }))
  expect(text.match(/^UID:.*$/gm)).toEqual(['UID:update-8@college.test'])
  expect(String(first(text).endDate)).toBe('2026-12-31')
})
