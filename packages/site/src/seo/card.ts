import type { Card } from '@kampana/shared/media/card'
import type { Update } from '@kampana/shared/api/api'
import { college } from 'virtual:college'
import { daysInWords, momentInWords } from '../dates.ts'
import { entryAt, sectionOf, trailTo } from '../site-map.ts'
import type { RouteMatch } from '../load-route.ts'

/** What the picture of a shared link says of a page. What the query asks for makes no difference. */
export const cardOf = ({ head, path, timeZone }: RouteMatch): Card => {
  if (head.card) return head.card
  if (head.update) return ofUpdate(head.update, timeZone)
  if (path === '/') return ofCollege(head.picture)
  const title = entryAt(path)?.title ?? head.title
  const section = sectionOf(path)?.title
  return section === undefined || trailTo(path).length < 2 ? { title } : { kicker: section, title }
}

const ofUpdate = ({ title, category, from, to, posted_at, picture }: Update, timeZone: string): Card => ({
  kicker: entryAt(`/updates/${category}`)?.title ?? '',
  title,
  ...(from && { lines: [daysInWords(from, to)] }),
  note: momentInWords(posted_at, timeZone),
  ...(picture && { picture: picture.src }),
})

const ofCollege = (picture: string | undefined): Card => ({
  kicker: college.town,
  title: college.name,
  lines: [`${college.motto}: ${college.mottoMeaning}`],
  note: `Since ${college.founded}`,
  tone: 'deep',
  ...(picture !== undefined && { picture }),
})
