import { classStatusLabels } from './class-status-labels.ts'
import { noticePhrases, type NoticeLanguage, type SpanPhrases } from './notices/notice-phrases.ts'
import type { RecordOf } from '@kampana/engine-declare/resource'
import type { classStatus } from './resources/class-status.ts'
import { localTime } from '@kampana/engine-declare/time/time-zone'

/** A notice about classes; lists omit `details`. */
export type ClassNotice = Omit<RecordOf<typeof classStatus>, 'details' | Notified> &
  Partial<Pick<RecordOf<typeof classStatus>, Notified>> & {
    details?: string | null
    /** Verification code, from our server only. */
    code?: string | null
    /** Number of inboxes and phones that received it, and the time, once sending has ended. */
    sent?: { inboxes: number; phones: number; at: string }
  }
/** Fields that other back ends' notices lack. */
type Notified = 'announced' | 'language'
/** Notices in force, or starting within a day, latest first. */
export interface ClassStatusNow {
  data: ClassNotice[]
  /** The server's current time. */
  now: string
  /** Time at which this changes without an edit; null if it won't. */
  until: string | null
}

/** Milliseconds before its start at which a notice is announced: families read tonight about tomorrow morning. */
export const announceAhead = 24 * 60 * 60 * 1000

/** Label of a notice's status: `No classes`. */
export const formatStatus = (
  { status }: Pick<ClassNotice, 'status'>,
  language: NoticeLanguage = 'en',
): string => noticePhrases[language].statuses[status] ?? status

type Affected = Pick<ClassNotice, 'levels' | 'campuses' | 'offices_closed'>

/** Audience of a notice: `Kindergarten and Grade School, all campuses, and all offices`. */
export const formatAffected = (
  { levels, campuses, offices_closed }: Affected,
  language: NoticeLanguage = 'en',
): string => {
  const { allLevels, formatNames, andOffices } = noticePhrases[language]
  const scope = `${levels ? formatNames(levels) : allLevels}, ${formatCampuses({ campuses }, language)}`
  return offices_closed ? `${scope}, ${andOffices}` : scope
}

/** Campuses of a notice: `Rizal Street Campus`, `all campuses`. */
export const formatCampuses = (
  { campuses }: Pick<ClassNotice, 'campuses'>,
  language: NoticeLanguage = 'en',
): string => (campuses ? noticePhrases[language].formatNames(campuses) : noticePhrases[language].allCampuses)

type Span = Pick<ClassNotice, 'starts_at' | 'ends_at'>
export type Phase = 'coming' | 'running' | 'over'

/** Phase of a notice at an instant. Its end is exclusive. */
export const getPhase = (instant: string, { starts_at, ends_at }: Span): Phase => {
  const time = Date.parse(instant)
  if (Date.parse(ends_at) <= time) return 'over'
  return Date.parse(starts_at) <= time ? 'running' : 'coming'
}

/** Sorts notices: those in force first, then by severity. The sort is stable. */
export const sortBySeverity = <N extends ClassNotice>(notices: readonly N[], now: string): N[] => {
  const weight = (notice: N): number =>
    (getPhase(now, notice) === 'running' ? 0 : 10) + Object.keys(classStatusLabels).indexOf(notice.status)
  return notices.toSorted((a, b) => weight(a) - weight(b))
}

/**
 * Formats a span as briefly as possible: `Saturday, November 21, 2026`; `Saturday, November 21, 2026, 10:00 AM to midnight`.
 * Whole days have no times.
 */
export const formatSpan = (
  span: Span,
  timeZone: string,
  { withYear = true, words: phrases = inEnglish } = {},
): string => {
  const { midnight } = phrases
  const [from, to] = [splitStart(span, timeZone), splitEnd(span, timeZone)]
  const [start, end] = [formatHour(from.time, phrases), formatHour(to.time, phrases)]
  const shortDay = (day: string) => formatDay(day, phrases, false)
  const dayInWords = (day: string) => formatDay(day, phrases, withYear)
  if (from.day === to.day) {
    const day = dayInWords(from.day)
    if (start === midnight && end === midnight) return day
    return `${day}, ${start === midnight ? phrases.until : `${start} ${phrases.to}`} ${end}`
  }
  const first = from.day.slice(0, 4) === to.day.slice(0, 4) ? shortDay(from.day) : dayInWords(from.day)
  const begin = start === midnight ? first : `${first}, ${start},`
  return `${begin} ${phrases.to} ${dayInWords(to.day)}${end === midnight ? '' : `, ${end}`}`
}

/** Formats the end of a notice in force: `Saturday, November 21, until midnight`. */
export const formatUntil = (
  { ends_at }: Pick<Span, 'ends_at'>,
  timeZone: string,
  phrases = inEnglish,
): string => {
  const to = splitEnd({ ends_at }, timeZone)
  return `${formatDay(to.day, phrases, false)}, ${phrases.until} ${formatHour(to.time, phrases)}`
}

/** Formats the time of a notice as briefly as possible: on its last day only the end, before that the whole span. */
export const formatWhen = (span: Span, instant: string, timeZone: string, phrases = inEnglish): string => {
  const today = splitTime(localTime(instant, timeZone)).day
  return getPhase(instant, span) === 'running' && today === splitEnd(span, timeZone).day
    ? formatUntil(span, timeZone, phrases)
    : formatSpan(span, timeZone, { withYear: false, words: phrases })
}

/** Number of recipients and time: `Sent to 4,812 phones and inboxes by 4:31 AM`. */
export const formatSent = (
  { inboxes, phones, at }: NonNullable<ClassNotice['sent']>,
  timeZone: string,
  language: NoticeLanguage,
): string => {
  const { sentTo, span } = noticePhrases[language]
  return sentTo(inboxes, phones, formatHour(splitTime(localTime(at, timeZone)).time, span))
}

const inEnglish = noticePhrases.en.span

export const splitStart = ({ starts_at }: Pick<Span, 'starts_at'>, timeZone: string) =>
  splitTime(localTime(starts_at, timeZone))
/** An end at midnight belongs to the day before. */
export const splitEnd = ({ ends_at }: Pick<Span, 'ends_at'>, timeZone: string) => {
  const end = localTime(ends_at, timeZone)
  if (!end.endsWith('T00:00')) return splitTime(end)
  return splitTime(localTime(new Date(Date.parse(ends_at) - 1).toISOString(), timeZone))
}
const splitTime = (local: string) => ({ day: local.slice(0, 10), time: local.slice(11) })

/** Formats a time of day: `4:05 PM`, `noon`. */
export const formatHour = (time: string, { midnight, noon }: SpanPhrases): string => {
  if (time === '00:00' || time === '23:59') return midnight
  if (time === '12:00') return noon
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

const formatDay = (day: string, { locale }: SpanPhrases, withYear: boolean): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  })
