import type { ShareCard } from '@kampana/engine-declare/media/card'
import type { Update } from '@kampana/shared/api/api'
import { college } from '../content/store/current.ts'
import { formatLongDayRange, formatDate } from '../dates.ts'
import { breadcrumb, entryTitle, findEntry, findSection } from '../site-map.ts'
import type { RouteMatch } from '@kampana/engine-site/framework/load-route'

/** Text of a page's share card, regardless of its query. */
export const createCard = ({ head, path, timeZone }: RouteMatch): ShareCard => {
  if (head.card) return head.card
  if (head.update) return updateCard(head.update, timeZone)
  if (path === '/') return collegeCard(head.picture)
  const title = findEntry(path)?.title ?? head.title
  const section = findSection(path)?.title
  return section === undefined || breadcrumb(path).length < 2 ? { title } : { kicker: section, title }
}

const updateCard = (
  { title, category, from, to, posted_at, picture, code }: Update,
  timeZone: string,
): ShareCard => ({
  kicker: entryTitle(`/updates/${category}`),
  title,
  ...(from && { lines: [formatLongDayRange(from, to)] }),
  note: formatDate(posted_at, timeZone),
  ...(code && { code }),
  ...(picture && { picture: picture.src }),
})

const collegeCard = (picture: string | undefined): ShareCard => ({
  kicker: college.town,
  title: college.name,
  lines: [`${college.motto}: ${college.motto_meaning}`],
  note: `Since ${college.founded}`,
  tone: 'deep',
  ...(picture !== undefined && { picture }),
})
