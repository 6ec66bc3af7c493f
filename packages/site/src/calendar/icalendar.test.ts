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

describe('icalendar: an event of several days', () => {
  test('ends on the day after its last, which is exclusive', () => {
    const { startDate, endDate } = first(written(event()))
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([true, '2026-12-30', '2027-01-02'])
  })

  test('keeps its UID after a title change and links to its page', () => {
    const { uid, component } = first(written(event({ title: 'Fiesta: day & night?' })))
    expect(uid).toBe('update-7@college.test')
    expect(component.getFirstPropertyValue('url')).toBe(
      'https://college.test/updates/news-and-events/Fiesta%3A%20day%20%26%20night%3F',
    )
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-20T17:30:00Z')
  })
})

test('icalendar: includes the location of an event', () => {
  expect(first(written(event({ place: 'Chapel, Bell Hill; upstairs' }))).location).toBe(
    'Chapel, Bell Hill; upstairs',
  )
  expect(written(event({ place: null }))).not.toContain('LOCATION')
})

test('icalendar: links a day of the school year to its line on the page and names its levels', () => {
  const day = {
    title: 'Midterm examinations',
    kind: 'examinations' as const,
    from: '2026-10-19',
    to: '2026-10-23',
    levels: ['College', 'Graduate School'],
  }
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
])('icalendar: a title survives parsing: %s', (title) => {
  const text = written(event({ title }))
  expect(first(text).summary).toBe(title.replaceAll('\r\n', '\n'))
  expect(read(text).getAllSubcomponents('vevent')).toHaveLength(1)
})

test('icalendar: folds lines at 75 octets between characters and ends them with CR LF', () => {
  const text = written(event({ title: '🎓ñ'.repeat(80), excerpt: 'x'.repeat(240) }))
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(Buffer.from(text).toString()).not.toContain('\uFFFD')
})

test('icalendar: includes its name, source and refresh interval', () => {
  const calendar = read(written(event()))
  expect(
    ['version', 'method', 'x-wr-calname', 'x-wr-timezone', 'source', 'x-published-ttl'].map((name) =>
      String(calendar.getFirstPropertyValue(name)),
    ),
  ).toEqual(['2.0', 'PUBLISH', 'The College', 'Asia/Manila', facts.source, 'PT6H'])
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
})

test('icalendar: omits events of another back end without a valid day', () => {
  const text = written(event({ from: 'soon' }), event({ from: null }), event({ id: 8, to: null }))
  expect(text.match(/^UID:.*$/gm)).toEqual(['UID:update-8@college.test'])
  expect(String(first(text).endDate)).toBe('2026-12-31')
})
