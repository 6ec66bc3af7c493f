import {
  formatAffected,
  formatHour,
  formatSpan,
  formatStatus,
  splitEnd,
  splitStart,
  type ClassNotice,
} from '../class-status.ts'
import { noticeWords, type NoticeEvent, type NoticeLanguage } from './words.ts'

/** A notice with the fields that tell it in both languages. */
export type TellableNotice = Omit<ClassNotice, 'id' | 'created_at' | 'code' | 'sent'>

export interface NoticeLine {
  text: string
  /** Another language than that of the whole where it is somebody's own words. */
  language: NoticeLanguage
}

/** What letters, pushes and channels say of a notice. */
export interface NoticeTexts {
  /** At most 90 characters, which begin with status, levels and until when. */
  subject: string
  lines: NoticeLine[]
}

/** The longest subject, as phones show it. */
export const maxSubject = 90

/** Tells a notice in a language, or what has happened to it; what somebody wrote in their own words stays in theirs. */
export const noticeTexts = (
  notice: TellableNotice,
  language: NoticeLanguage,
  timeZone: string,
  event?: NoticeEvent,
): NoticeTexts => ({
  subject: writeSubject(notice, language, timeZone, event),
  lines: [
    ...(event ? [{ text: noticeWords[language].events[event].sentence, language }] : []),
    { text: formatAffected(notice, language), language },
    { text: formatSpan(notice, timeZone, { words: noticeWords[language].span }), language },
    ...noticeReasons(notice, language),
    ...(notice.details ? [{ text: notice.details, language: notice.language ?? 'en' }] : []),
  ],
})

/** Why: what was announced, in the language, and the reason in somebody's own words where it says more. */
export const noticeReasons = (
  { announced, reason, language: own }: Pick<TellableNotice, 'announced' | 'reason' | 'language'>,
  language: NoticeLanguage,
): NoticeLine[] => {
  const isTold =
    announced && Object.values(noticeWords).some(({ announcements }) => announcements[announced] === reason)
  return [
    ...(announced ? [{ text: noticeWords[language].announcements[announced], language }] : []),
    ...(isTold ? [] : [{ text: reason, language: own ?? 'en' }]),
  ]
}

/** Takes the richest naming of whom it affects that fits: a subject never leaves out the status, or until when. */
const writeSubject = (
  notice: TellableNotice,
  language: NoticeLanguage,
  timeZone: string,
  event: NoticeEvent | undefined,
): string => {
  const before = event ? `${noticeWords[language].events[event].word}: ` : ''
  const [status, when] = [formatStatus(notice, language), formatUntilBriefly(notice, language, timeZone)]
  const subjects = nameAffected(notice, language).map((whom) => `${before}${status}: ${whom}, ${when}`)
  return subjects.find(({ length }) => length <= maxSubject) ?? subjects.at(-1) ?? status
}

/** Whom a notice affects, from every name to none. Campuses are told where they aren't all of them. */
const nameAffected = (
  { levels, campuses }: Pick<TellableNotice, 'levels' | 'campuses'>,
  language: NoticeLanguage,
): string[] => {
  const { allLevels, formatNames, andMore, countLevels, countCampuses } = noticeWords[language]
  const places = campuses ? [`, ${formatNames(campuses)}`, `, ${countCampuses(campuses.length)}`] : ['']
  const fewer = (levels ?? []).slice(1).map((_level, index, { length }) => length - index)
  const named = levels
    ? [
        formatNames(levels),
        ...fewer.map((count) => andMore(levels.slice(0, count), levels.length - count)),
        countLevels(levels.length),
      ]
    : [allLevels]
  return named.flatMap((whom) => places.map((place) => `${whom}${place}`))
}

/** Its days and until which hour: `Sat, Nov 21, until midnight`; `Nov 21 – Nov 23, until 6:00 PM`. */
const formatUntilBriefly = (
  span: Pick<TellableNotice, 'starts_at' | 'ends_at'>,
  language: NoticeLanguage,
  timeZone: string,
): string => {
  const { span: words } = noticeWords[language]
  const [from, to] = [splitStart(span, timeZone), splitEnd(span, timeZone)]
  const format = (day: string, weekday: boolean): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(words.locale, {
      ...(weekday && { weekday: 'short' }),
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  const days =
    from.day === to.day ? format(to.day, true) : `${format(from.day, false)} – ${format(to.day, false)}`
  return `${days}, ${words.until} ${formatHour(to.time, words)}`
}
