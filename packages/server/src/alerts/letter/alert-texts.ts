import { noticeTexts, type NoticeTexts, type TellableNotice } from '@kampana/shared/notices/notice-texts'
import { updatePath } from '@kampana/shared/update-path'
import { noticeLanguages, type NoticeEvent, type NoticeLanguage } from '@kampana/shared/notices/words'

/** What an alert tells, in each language, and the path of the page that says more. */
export interface AlertTexts {
  texts: Readonly<Record<NoticeLanguage, NoticeTexts>>
  path: string
  /** By which it is checked. */
  code: string | null
  /** Until when it is of use. */
  until?: string
  /** Whether both languages have the same words, which somebody wrote: a letter has them once. */
  once?: boolean
}

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

/** What is told of a class notice, or of what has happened to it. */
export const alertOfNotice = (
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

/** An update as it is told. */
export interface TellableUpdate {
  title: string
  category: string | null
  subtitle?: string | null
  excerpt?: string | null
  code?: string | null
}

/** What is told of an update: its title and the beginning of its text, in the words in which it was written. */
export const alertOfUpdate = ({ title, category, subtitle, excerpt, code }: TellableUpdate): AlertTexts => {
  const lines = [subtitle, excerpt].filter((text) => typeof text === 'string' && text !== '')
  const told = {
    subject: title,
    lines: lines.map((text) => ({ text: String(text), language: 'en' as const })),
  }
  return {
    texts: { en: told, fil: told },
    path: updatePath({ title, category: category ?? '' }),
    code: code ?? null,
    once: true,
  }
}
