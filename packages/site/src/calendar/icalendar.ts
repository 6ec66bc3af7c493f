import { updatePath } from '@kampana/shared/update-path'
import { changedAt } from '@kampana/shared/update'
import { schoolDayAddress, schoolDayId } from '../academic-calendar/labels.ts'
import type { SchoolDay } from '../content/read-academic-calendar.ts'
import type { DatedEvent } from './event-dates.ts'
import { addDays } from './days.ts'

/** An entry of a calendar, which lasts whole days. */
export interface CalendarEntry {
  uid: string
  /** The instant at which it was last changed. */
  changed: string
  from: string
  to: string
  title: string
  description: string
  /** The page that tells of it, absolute. */
  address: string
}

/** An update with its days as an entry. */
export const updateToEntry = (event: DatedEvent, origin: string): CalendarEntry => {
  const address = origin + updatePath(event)
  return {
    uid: eventUid(event, origin),
    changed: changedAt(event),
    from: event.from,
    to: event.to,
    title: event.title,
    description: [event.subtitle, event.excerpt, address].filter(Boolean).join('\n\n'),
    address,
  }
}

/** A day of the school year as an entry. */
export const schoolDayToEntry = (day: SchoolDay, origin: string): CalendarEntry => {
  const address = origin + schoolDayAddress(day)
  return {
    uid: `school-day-${schoolDayId(day)}@${new URL(origin).hostname}`,
    changed: `${day.from}T00:00:00Z`,
    from: day.from,
    to: day.to,
    title: day.title,
    description: [day.levels?.join(', '), address].filter(Boolean).join('\n\n'),
    address,
  }
}

/** What a calendar says of itself. */
export interface CalendarProperties {
  name: string
  description: string
  /** The page that shows it, absolute. */
  page: string
  /** Where a subscriber gets it anew, absolute; none for a single event. */
  source?: string
  origin: string
  timeZone: string
}

/**
 * Events as an iCalendar object (RFC 5545, with the names of RFC 7986 and those that calendars knew before). They last
 * whole days, which are the same days in every time zone.
 */
export const renderIcalendar = (entries: readonly CalendarEntry[], facts: CalendarProperties): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kampana//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...textProperties(['NAME', 'X-WR-CALNAME'], facts.name),
    ...textProperties(['DESCRIPTION', 'X-WR-CALDESC'], facts.description),
    `X-WR-TIMEZONE:${facts.timeZone}`,
    `URL:${facts.page}`,
    ...(facts.source === undefined ? [] : refreshProperties(facts.source)),
    ...entries.flatMap(renderEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')

/** Programs that look more seldom by themselves may be asked to; six hours cost one 304 each. */
const refreshProperties = (source: string): string[] => [
  `SOURCE;VALUE=URI:${source}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
]

const renderEvent = ({ uid, changed, from, to, title, description, address }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${formatUtc(changed)}`,
  `DTSTART;VALUE=DATE:${formatIcalDay(from)}`,
  // The day after the last: the end is not part of an event (RFC 5545, 3.6.1).
  `DTEND;VALUE=DATE:${formatIcalDay(addDays(to))}`,
  ...textProperties(['SUMMARY'], title),
  ...textProperties(['DESCRIPTION'], description),
  `URL:${address}`,
  'CLASS:PUBLIC',
  'STATUS:CONFIRMED',
  // Nobody is busy all day because there is a concert in the chapel.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** The same for as long as the event exists, whatever it is called. */
export const eventUid = ({ id }: Pick<DatedEvent, 'id'>, origin: string): string =>
  `update-${id}@${new URL(origin).hostname}`

const textProperties = (names: readonly string[], text: string): string[] =>
  names.map((name) => `${name}:${escapeText(text)}`)

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

const formatIcalDay = (day: string): string => day.replaceAll('-', '')

const formatUtc = (instant: string): string => {
  const date = new Date(instant)
  const iso = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString()
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Folds a line after 75 octets; continuation lines begin with a space (RFC 5545, 3.1). */
const foldLine = (line: string): string => {
  const parts = ['']
  let room = mostOctets
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (octets > room) {
      parts.push('')
      room = mostOctets - 1
    }
    parts[parts.length - 1] += character
    room -= octets
  }
  return parts.join('\r\n ')
}
const mostOctets = 75
