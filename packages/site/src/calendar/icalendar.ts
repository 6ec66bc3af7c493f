import { updateAddress } from '@kampana/shared/addresses'
import type { DatedEvent } from './dated.ts'
import { dayAfter } from './days.ts'

/** What a calendar says of itself. */
export interface CalendarFacts {
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
export const icalendar = (events: readonly DatedEvent[], facts: CalendarFacts): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kampana//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...said(['NAME', 'X-WR-CALNAME'], facts.name),
    ...said(['DESCRIPTION', 'X-WR-CALDESC'], facts.description),
    `X-WR-TIMEZONE:${facts.timeZone}`,
    `URL:${facts.page}`,
    ...(facts.source === undefined ? [] : renewal(facts.source)),
    ...events.flatMap((event) => component(event, facts.origin)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** Programs that look more seldom by themselves may be asked to; six hours cost one 304 each. */
const renewal = (source: string): string[] => [
  `SOURCE;VALUE=URI:${source}`,
  'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
  'X-PUBLISHED-TTL:PT6H',
]

const component = (event: DatedEvent, origin: string): string[] => {
  const address = origin + updateAddress(event)
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(event, origin)}`,
    `DTSTAMP:${utc(event.posted_at)}`,
    `DTSTART;VALUE=DATE:${compact(event.from)}`,
    // The day after the last: the end is not part of an event (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compact(dayAfter(event.to))}`,
    ...said(['SUMMARY'], event.title),
    ...said(['DESCRIPTION'], [event.subtitle, event.excerpt, address].filter(Boolean).join('\n\n')),
    `URL:${address}`,
    'CLASS:PUBLIC',
    'STATUS:CONFIRMED',
    // Nobody is busy all day because there is a concert in the chapel.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** The same for as long as the event exists, whatever it is called. */
export const uidOf = ({ id }: Pick<DatedEvent, 'id'>, origin: string): string =>
  `update-${id}@${new URL(origin).hostname}`

const said = (names: readonly string[], text: string): string[] =>
  names.map((name) => `${name}:${escaped(text)}`)

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`)
    .replace(/[\u0000-\u001f\u007f]/g, ' ')

const compact = (day: string): string => day.replaceAll('-', '')

const utc = (instant: string): string => {
  const date = new Date(instant)
  const iso = (Number.isNaN(date.getTime()) ? new Date(0) : date).toISOString()
  return `${iso.slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** A line of at most 75 octets; what is longer goes on in further lines that begin with a space (RFC 5545, 3.1). */
const folded = (line: string): string => {
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
