import { college } from '../content/store/current.ts'
import { updatePath } from '@kampana/shared/update-path'
import type { Update, UpdateCategory } from '@kampana/shared/api/api'
import { lastChange } from '@kampana/shared/update'
import { eventUid } from '../calendar/icalendar.ts'
import { categoryTitles } from '../updates/update-list.tsx'
import { formatEventDays } from '../dates.ts'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { entryTitle, findEntry } from '../site-map.ts'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { renderBodyHtml, pictureForReaders } from './body-html.ts'

/** A feed, independent of its format. All addresses are absolute. */
export interface Feed {
  title: string
  description: string
  language: string
  author: string
  /** Page with the same list. */
  page: string
  /** Home page of the site. */
  home: string
  items: FeedItem[]
}
export interface FeedItem {
  /** Stays the same when the title changes. */
  id: string
  title: string
  address: string
  summary: string
  html: string
  picture: { address: string; alt: string } | null
  posted: Date
  /** Last change of its content; equals `posted` if unknown. */
  changed?: Date
  category: string
}

/** Maximum number of updates in a feed. */
const maxItems = 20

/** Feed of a list: its latest updates with their bodies. */
export const loadFeed = async (
  path: string,
  category: UpdateCategory | undefined,
  { api, url: { origin } }: RouteRequest,
): Promise<Feed> =>
  createFeed(
    path,
    origin,
    (await api.updates.latestWhole(category, maxItems)).map((update) => updateToItem(update, origin)),
  )

/** A feed of the page at a path. */
export const createFeed = (path: string, origin: string, items: FeedItem[]): Feed => ({
  title: `${entryTitle(path)} · ${college.name}`,
  description: findEntry(path)?.standing ?? college.description,
  language: college.language,
  author: college.name,
  page: origin + path,
  home: `${origin}/`,
  items,
})

const updateToItem = (update: Update, origin: string): FeedItem => {
  const address = origin + updatePath(update)
  return {
    id: eventUid(update, origin),
    title: update.title,
    address,
    summary: update.subtitle ?? update.excerpt ?? '',
    html: eventDaysHtml(update) + renderBodyHtml(update.updates ?? '', address),
    picture: update.picture
      ? { address: new URL(pictureForReaders(update.picture.src), address).href, alt: update.picture.alt }
      : null,
    posted: parseDate(update.posted_at),
    changed: parseDate(lastChange(update)),
    category: categoryTitles[update.category],
  }
}

/** An invalid date from another back end must not fail the whole feed. */
const parseDate = (moment: string): Date => {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

const eventDaysHtml = ({ from, to, place: location }: Update): string =>
  from
    ? `<p><strong>${formatEventDays(from, to)}</strong>${location == null ? '' : `<br>${escapeHtmlText(location)}`}</p>`
    : ''
