import { noticeTexts, type NoticeTexts, type TellableNotice } from '@kampana/shared/notices/notice-texts'
import { noticeLanguages, type NoticeEvent, type NoticeLanguage } from '@kampana/shared/notices/words'

/** What an alert tells, in each language, and the path of the page that says more. */
export interface AlertTexts {
  texts: Readonly<Record<NoticeLanguage, NoticeTexts>>
  path: string
  /** By which it is checked. */
  code: string | null
  /** Until when it is of use. */
  until?: string
}

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

/** What is told of a class notice, or of what has happened to it. */
export const tellNotice = (
  notice: TellableNotice & { id: number; code?: string | null },
  event: NoticeEvent | undefined,
  timeZone: string,
): AlertTexts => ({
  texts: Object.fromEntries(
    languages.map((language) => [language, noticeTexts(notice, language, timeZone, event)]),
  ) as AlertTexts['texts'],
  path: event === 'withdrawn' ? '/class-status' : `/class-status/${notice.id}`,
  code: notice.code ?? null,
  until: notice.ends_at,
})
