import { formatAffected, formatSpan, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { escaped } from '../content/escape.ts'
import type { RouteRequest } from '../page.ts'
import { noticesPath } from './addresses.ts'
import { feedAt, type Feed, type FeedItem } from './feed.ts'

/** How many notices the feed holds. */
const most = 20

/** The last class notices, for programs that pass them on. What each is about and when stands in its title. */
export const loadNoticeFeed = async ({ api, url: { origin }, timeZone }: RouteRequest): Promise<Feed> => {
  const { data } = await api.classStatus.list(0, most)
  const latest = data.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  return feedAt(
    noticesPath,
    origin,
    latest.map((notice) => itemOf(notice, origin, timeZone)),
  )
}

const itemOf = (notice: ClassNotice, origin: string, timeZone: string): FeedItem => {
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
      .map((words) => `<p>${escaped(words)}</p>`)
      .join(''),
    picture: null,
    posted: new Date(notice.created_at),
    category: status,
  }
}
