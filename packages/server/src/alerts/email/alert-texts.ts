import { noticeTexts, type NoticeTexts, type TellableNotice } from '@kampana/shared/notices/notice-texts'
import { updatePath } from '@kampana/shared/update-path'
import {
  noticeLanguages,
  type NoticeEvent,
  type NoticeLanguage,
} from '@kampana/shared/notices/notice-phrases'

/** Texts of an alert by language, and the path of the page with details. */
export interface AlertTexts {
  texts: Readonly<Record<NoticeLanguage, NoticeTexts>>
  path: string
  /** Verification code. */
  code: string | null
  /** Time until which the alert is useful. */
  until?: string
  /** True if both languages have the same text, written by a person. An e-mail contains it once. */
  once?: boolean
}

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

/** Texts about a class notice, or about an event in its life. */
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

/** Fields of an update used in its alert. */
export interface TellableUpdate {
  title: string
  category: string | null
  subtitle?: string | null
  excerpt?: string | null
  code?: string | null
}

/** Texts about an update: its title and the beginning of its body, in the language of the update. */
export const alertOfUpdate = ({ title, category, subtitle, excerpt, code }: TellableUpdate): AlertTexts => {
  const lines = [subtitle, excerpt].filter((text) => typeof text === 'string' && text !== '')
  const notified = {
    subject: title,
    lines: lines.map((text) => ({ text: String(text), language: 'en' as const })),
  }
  return {
    texts: { en: notified, fil: notified },
    path: updatePath({ title, category: category ?? '' }),
    code: code ?? null,
    once: true,
  }
}
