import type { RecordOf } from './resource.ts'
import { classStatus } from './resources/class-status.ts'
import { localTime } from './time/time-zone.ts'

/** A notice of whether there are classes; lists leave `details` out. */
export type ClassNotice = Omit<RecordOf<typeof classStatus>, 'details'> & { details?: string | null }
/** What the pages say now: the notices that run or begin within a day, those that began last first. */
export interface ClassStatusNow {
  data: ClassNotice[]
  /** The server's present moment. */
  now: string
  /** When this will be another by itself; null where it won't. */
  until: string | null
}

/** How long before its start a notice is told of: families read tonight what holds tomorrow morning. */
export const announceAhead = 24 * 60 * 60 * 1000

/** What a notice says, in two words: `No classes`. */
export const formatStatus = ({ status }: Pick<ClassNotice, 'status'>): string =>
  classStatus.fields.status.options.find(({ value }) => value === status)?.label ?? status

type Affected = Pick<ClassNotice, 'levels' | 'campuses' | 'offices_closed'>

/** Whom a notice is about: `Kindergarten and Grade School, all campuses. Offices closed too`. */
export const formatAffected = ({ levels, campuses, offices_closed }: Affected): string => {
  const places = `${levels ? listed(levels) : 'All levels'}, ${formatCampuses({ campuses })}`
  return Number(offices_closed ?? 0) ? `${places}, and all offices` : places
}

/** Where a notice holds: `Rizal Street Campus`, `all campuses`. */
export const formatCampuses = ({ campuses }: Pick<ClassNotice, 'campuses'>): string =>
  campuses ? listed(campuses) : 'all campuses'

type Span = Pick<ClassNotice, 'starts_at' | 'ends_at'>
export type Phase = 'coming' | 'running' | 'over'

/** Where a notice stands at a moment; its end isn't part of it. */
export const getPhase = (moment: string, { starts_at, ends_at }: Span): Phase => {
  const time = Date.parse(moment)
  if (Date.parse(ends_at) <= time) return 'over'
  return Date.parse(starts_at) <= time ? 'running' : 'coming'
}

/** Notices as people have to read them: those that run first, of these the gravest, and of equals the latest. */
export const sortBySeverity = <N extends ClassNotice>(notices: readonly N[], now: string): N[] => {
  const weight = (notice: N): number =>
    (getPhase(now, notice) === 'running' ? 0 : 10) +
    classStatus.fields.status.options.findIndex(({ value }) => value === notice.status)
  return notices.toSorted((a, b) => weight(a) - weight(b))
}

/**
 * From when to when, as short as is clear: `Saturday, November 21, 2026`; `Saturday, November 21, 2026, 10:00 AM to
 * midnight`. A time is left out where a day is meant whole.
 */
export const formatSpan = (span: Span, timeZone: string, { withYear = true } = {}): string => {
  const [from, to] = [startOf(span, timeZone), endOf(span, timeZone)]
  const [start, end] = [hour(from.time), hour(to.time)]
  const dayInWords = withYear ? longDay : shortDay
  if (from.day === to.day) {
    const day = dayInWords(from.day)
    if (start === midnight && end === midnight) return day
    return `${day}, ${start === midnight ? 'until' : `${start} to`} ${end}`
  }
  const first = from.day.slice(0, 4) === to.day.slice(0, 4) ? shortDay(from.day) : dayInWords(from.day)
  const begin = start === midnight ? first : `${first}, ${start},`
  return `${begin} to ${dayInWords(to.day)}${end === midnight ? '' : `, ${end}`}`
}

/** Until when a notice holds that runs already: `Saturday, November 21, until midnight`. */
export const formatUntil = ({ ends_at }: Pick<Span, 'ends_at'>, timeZone: string): string => {
  const to = endOf({ ends_at }, timeZone)
  return `${shortDay(to.day)}, until ${hour(to.time)}`
}

/** When a notice holds, as short as it can be told at a moment: on the last of its days until when, before that from when. */
export const formatWhen = (span: Span, moment: string, timeZone: string): string => {
  const today = edge(localTime(moment, timeZone)).day
  return getPhase(moment, span) === 'running' && today === endOf(span, timeZone).day
    ? formatUntil(span, timeZone)
    : formatSpan(span, timeZone, { withYear: false })
}

const midnight = 'midnight'

const startOf = ({ starts_at }: Pick<Span, 'starts_at'>, timeZone: string) =>
  edge(localTime(starts_at, timeZone))
/** What ends as a day begins, or in its last minute, ends with the day. */
const endOf = ({ ends_at }: Pick<Span, 'ends_at'>, timeZone: string) => {
  const end = localTime(ends_at, timeZone)
  if (!end.endsWith('T00:00')) return edge(end)
  return edge(localTime(new Date(Date.parse(ends_at) - 1).toISOString(), timeZone))
}
const edge = (local: string) => ({ day: local.slice(0, 10), time: local.slice(11) })

/** A time of day as people say it. */
const hour = (time: string): string => {
  if (time === '00:00' || time === '23:59') return midnight
  if (time === '12:00') return 'noon'
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

const longDay = (day: string): string => dated.format(new Date(`${day}T00:00:00Z`))
const shortDay = (day: string): string => undated.format(new Date(`${day}T00:00:00Z`))
const words = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const undated = new Intl.DateTimeFormat('en-US', words)
const dated = new Intl.DateTimeFormat('en-US', { ...words, year: 'numeric' })

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`
