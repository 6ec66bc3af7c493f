import { formatAffected, formatSpan, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { escapeHtmlText } from '../framework/escape-html.ts'
import type { RouteRequest } from '../framework/page.ts'
import { noticesPath } from './addresses.ts'
import { createFeed, type Feed, type FeedItem } from './feed.ts'

/** How many notices the feed holds. */
const maxItems = 20

/** The feed of class notices, the latest first. A title holds the status, who is affected, and the time. */
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
    summary: notice.reason,
    html: [span, notice.reason, notice.details ?? '']
      .filter(Boolean)
      .map((words) => `<p>${escapeHtmlText(words)}</p>`)
      .join(''),
    picture: null,
    posted: new Date(notice.created_at),
    category: status,
  }
}
