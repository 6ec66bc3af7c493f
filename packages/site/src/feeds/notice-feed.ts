import { formatAffected, formatSpan, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { noticeReasons, noticeTexts } from '@kampana/shared/notices/notice-texts'
import { noticeLanguages, type NoticeLanguage } from '@kampana/shared/notices/notice-phrases'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { noticesPath } from './addresses.ts'
import { createFeed, type Feed, type FeedItem } from './feed.ts'

/** Maximum number of notices in the feed. */
const maxItems = 20

/** Feed of class notices, newest first. A title has the status, who is affected, and the time. */
export const loadNoticeFeed = async ({ api, url: { origin }, timeZone }: RouteRequest): Promise<Feed> => {
  const { data } = await api.classStatus.list(0, maxItems)
  const latest = data.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return createFeed(
    noticesPath,
    origin,
    latest.map((notice) => noticeToItem(notice, origin, timeZone)),
  )
}

const noticeToItem = (notice: ClassNotice, origin: string, timeZone: string): FeedItem => {
  const address = `${origin}${noticesPath}/${notice.id}`
  const span = formatSpan(notice, timeZone)
  const status = formatStatus(notice)
  return {
    id: address,
    title: `${status}: ${formatAffected(notice)}, ${span}`,
    address,
    summary: noticeReasons(notice, 'en')
      .map(({ text }) => text)
      .join(' · '),
    html: languages.map((language) => renderWording(notice, language, timeZone)).join(''),
    picture: null,
    posted: new Date(notice.created_at),
    category: status,
  }
}

const languages = Object.keys(noticeLanguages) as NoticeLanguage[]

const renderWording = (notice: ClassNotice, language: NoticeLanguage, timeZone: string): string => {
  const lines = noticeTexts(notice, language, timeZone).lines.map(
    (line) =>
      `<p${line.language === language ? '' : ` lang="${line.language}"`}>${escapeHtmlText(line.text)}</p>`,
  )
  return `<div lang="${language}"><p>${formatStatus(notice, language)}</p>${lines.join('')}</div>`
}
