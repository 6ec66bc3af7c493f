import { updatePath } from '@kampana/shared/update-path'
import { lastChange } from '@kampana/shared/update'
import { schoolDayAddress, schoolDayId } from '../academic-calendar/labels.ts'
import type { SchoolDay } from '../content/academic-calendar.ts'
import type { DatedEvent } from './event-dates.ts'
import { addDays } from './days.ts'

/** An all-day calendar entry. */
interface CalendarEntry {
  uid: string
  /** Time of its last change. */
  changed: string
  from: string
  to: string
  title: string
  description: string
  place?: string | null | undefined
  /** Absolute URL of its page. */
  address: string
}

export const updateToEntry = (event: DatedEvent, origin: string): CalendarEntry => {
  const address = origin + updatePath(event)
  return {
    uid: eventUid(event, origin),
    changed: lastChange(event),
    from: event.from,
    to: event.to,
    title: event.title,
    description: [event.subtitle, event.excerpt, address].filter(Boolean).join('\n\n'),
    place: event.place,
    address,
  }
}

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

export interface CalendarProperties {
  name: string
  description: string
  /** Absolute URL of the calendar's page. */
  page: string
  /** Absolute URL for subscribers; undefined for a single event. */
  source?: string
  origin: string
  timeZone: string
}

/**
 * Renders an iCalendar object (RFC 5545, with the properties of RFC 7986 and the older `X-` properties). Events are all-day,
 * so that no time zone shifts them.
 */
export const renderIcalendar = (entries: readonly CalendarEntry[], properties: CalendarProperties): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kampana//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...textProperties(['NAME', 'X-WR-CALNAME'], properties.name),
    ...textProperties(['DESCRIPTION', 'X-WR-CALDESC'], properties.description),
    `X-WR-TIMEZONE:${properties.timeZone}`,
    `URL:${properties.page}`,
    ...(properties.source === undefined ? [] : refreshProperties(properties.source)),
    ...entries.flatMap(renderEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')

/** Asks calendar programs to refresh every six hours. Each refresh costs a 304 response. */
const refreshProperties = (source: string): string[] => [
  `SOURCE;VALUE=URI:${source}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
]

const renderEvent = ({
  uid,
  changed,
  from,
  to,
  title,
  description,
  place: location,
  address,
}: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${formatUtc(changed)}`,
  `DTSTART;VALUE=DATE:${formatIcalDay(from)}`,
  // The end is exclusive (RFC 5545, 3.6.1).
  `DTEND;VALUE=DATE:${formatIcalDay(addDays(to))}`,
  ...textProperties(['SUMMARY'], title),
  ...textProperties(['DESCRIPTION'], description),
  ...(location == null ? [] : textProperties(['LOCATION'], location)),
  `URL:${address}`,
  'CLASS:PUBLIC',
  'STATUS:CONFIRMED',
  // Subscribers aren't busy during the college's events.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** Stays the same when the title changes. */
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
  let room = maxOctets
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (octets > room) {
      parts.push('')
      room = maxOctets - 1
    }
    parts[parts.length - 1] += character
    room -= octets
  }
  return parts.join('\r\n ')
}
const maxOctets = 75
