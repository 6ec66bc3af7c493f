import { college } from 'virtual:college'
import { updatePath } from '@kampana/shared/update-path'
import type { Update, UpdateCategory } from '@kampana/shared/api/api'
import { changedAt } from '@kampana/shared/update'
import { uidOf } from '../calendar/icalendar.ts'
import { categoryTitles } from '../components/update-list.tsx'
import { eventDays } from '../dates.ts'
import type { RouteRequest } from '../page.ts'
import { entryAt } from '../site-map.ts'
import { bodyHtml, readable } from './body-html.tsx'

/** What a feed tells, whatever its form. Every address is absolute. */
export interface Feed {
  title: string
  description: string
  language: string
  author: string
  /** The page that shows the same. */
  page: string
  /** The site's first page. */
  home: string
  items: FeedItem[]
}
export interface FeedItem {
  /** The same for as long as the update exists, whatever it is called. */
  id: string
  title: string
  address: string
  summary: string
  html: string
  picture: { address: string; alt: string } | null
  posted: Date
  /** When what it says last changed, where that is known; when it was posted, where it never did. */
  changed?: Date
  category: string
}

/** How many updates a feed holds. */
const most = 20

/** The last updates of a list, whole. */
export const loadFeed = async (
  path: string,
  category: UpdateCategory | undefined,
  { api, url: { origin } }: RouteRequest,
): Promise<Feed> =>
  feedAt(
    path,
    origin,
    (await api.updates.latestWhole(category, most)).map((update) => itemOf(update, origin)),
  )

/** A feed of the page at a path. */
export const feedAt = (path: string, origin: string, items: FeedItem[]): Feed => ({
  title: `${entryAt(path)?.title ?? ''} · ${college.name}`,
  description: entryAt(path)?.standing ?? college.description,
  language: college.language,
  author: college.name,
  page: origin + path,
  home: `${origin}/`,
  items,
})

const itemOf = (update: Update, origin: string): FeedItem => {
  const address = origin + updatePath(update)
  return {
    id: uidOf(update, origin),
    title: update.title,
    address,
    summary: update.subtitle ?? update.excerpt ?? '',
    html: days(update) + bodyHtml(update.updates ?? '', address),
    picture: update.picture
      ? { address: new URL(readable(update.picture.src), address).href, alt: update.picture.alt }
      : null,
    posted: dateOf(update.posted_at),
    changed: dateOf(changedAt(update)),
    category: categoryTitles[update.category],
  }
}

/** Another back end's slip in one record must not take the feed with it. */
const dateOf = (moment: string): Date => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

/** Words of our own without markup: dates. */
const days = ({ from, to }: Update): string => {
  return from ? `<p><strong>${eventDays(from, to)}</strong></p>` : ''
}
