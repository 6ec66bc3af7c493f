import {
  formatAffected,
  formatHour,
  formatSpan,
  formatStatus,
  splitEnd,
  splitStart,
  type ClassNotice,
} from '../class-status.ts'
import { noticePhrases, type NoticeEvent, type NoticeLanguage } from './notice-phrases.ts'

/** A notice with the fields used in its texts. */
export type TellableNotice = Omit<ClassNotice, 'id' | 'created_at' | 'code' | 'sent'>

export interface NoticeLine {
  text: string
  /** A different language for a person's own words. */
  language: NoticeLanguage
}

/** Texts about a notice in e-mails, pushes and channels. */
export interface NoticeTexts {
  /** At most 90 characters, starting with status, levels and end. */
  subject: string
  lines: NoticeLine[]
}

/** Maximum length of a subject, as phones display it. */
export const maxSubject = 90

/** Texts about a notice, or about an event in its life, in one language. A person's own words stay in their language. */
export const noticeTexts = (
  notice: TellableNotice,
  language: NoticeLanguage,
  timeZone: string,
  event?: NoticeEvent,
): NoticeTexts => ({
  subject: writeSubject(notice, language, timeZone, event),
  lines: [
    ...(event ? [{ text: noticePhrases[language].events[event].sentence, language }] : []),
    { text: formatAffected(notice, language), language },
    { text: formatSpan(notice, timeZone, { words: noticePhrases[language].span }), language },
    ...noticeReasons(notice, language),
    ...(notice.details ? [{ text: notice.details, language: notice.language ?? 'en' }] : []),
  ],
})

/** Reasons: the announcement in the language, and the person's own reason if it adds something. */
export const noticeReasons = (
  { announced, reason, language: own }: Pick<TellableNotice, 'announced' | 'reason' | 'language'>,
  language: NoticeLanguage,
): NoticeLine[] => {
  const isNotified =
    announced && Object.values(noticePhrases).some(({ announcements }) => announcements[announced] === reason)
  return [
    ...(announced ? [{ text: noticePhrases[language].announcements[announced], language }] : []),
    ...(isNotified ? [] : [{ text: reason, language: own ?? 'en' }]),
  ]
}

/** Chooses the most detailed audience that fits: a subject never omits the status or the end. */
const writeSubject = (
  notice: TellableNotice,
  language: NoticeLanguage,
  timeZone: string,
  event: NoticeEvent | undefined,
): string => {
  const before = event ? `${noticePhrases[language].events[event].word}: ` : ''
  const [status, when] = [formatStatus(notice, language), formatUntilBriefly(notice, language, timeZone)]
  const subjects = nameAffected(notice, language).map((whom) => `${before}${status}: ${whom}, ${when}`)
  return subjects.find(({ length }) => length <= maxSubject) ?? subjects.at(-1) ?? status
}

/** Names of a notice's audience, from all names to none. Campuses are only named if some are unaffected. */
const nameAffected = (
  { levels, campuses }: Pick<TellableNotice, 'levels' | 'campuses'>,
  language: NoticeLanguage,
): string[] => {
  const { allLevels, formatNames, andMore, countLevels, countCampuses } = noticePhrases[language]
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

/** Days and end time: `Sat, Nov 21, until midnight`; `Nov 21 – Nov 23, until 6:00 PM`. */
const formatUntilBriefly = (
  span: Pick<TellableNotice, 'starts_at' | 'ends_at'>,
  language: NoticeLanguage,
  timeZone: string,
): string => {
  const { span: phrases } = noticePhrases[language]
  const [from, to] = [splitStart(span, timeZone), splitEnd(span, timeZone)]
  const format = (day: string, weekday: boolean): string =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(phrases.locale, {
      ...(weekday && { weekday: 'short' }),
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  const days =
    from.day === to.day ? format(to.day, true) : `${format(from.day, false)} – ${format(to.day, false)}`
  return `${days}, ${phrases.until} ${formatHour(to.time, phrases)}`
}
