import type { Alternate } from '@kampana/engine-site/framework/page'
import { entryTitle } from '../site-map.ts'

/** Lists of updates with a feed, and their categories; undefined for all categories. */
export const feedCategories = {
  '/updates': undefined,
  '/updates/announcements': 'announcements',
  '/updates/news-and-events': 'news-and-events',
} as const
export type FeedPath = keyof typeof feedCategories

/** Path of the page of class notices, which also has a feed. */
export const noticesPath = '/class-status'
type PathWithFeed = FeedPath | typeof noticesPath

/** Path of the iCalendar file of all events. */
export const calendarFile = '/updates/calendar.ics'

/** Path of the iCalendar file of one event. */
export const eventCalendarFile = ({ id }: { id: number }): string => `/updates/calendar/${id}.ics`

/** Addresses of a page's feeds. */
export const feedAddresses = (path: PathWithFeed): { rss: string; json: string } => ({
  rss: `${path}.xml`,
  json: `${path}.json`,
})

/** Feeds of a list as alternates in a page's head, where feed readers look for them. */
export const feedAlternates = (path: PathWithFeed): Alternate[] => {
  const { rss, json } = feedAddresses(path)
  const title = entryTitle(path)
  return [
    { title, address: rss, type: 'application/rss+xml' },
    { title, address: json, type: 'application/feed+json' },
  ]
}

/** Link to the iCalendar file in a page's head. */
export const calendarAlternate: Alternate = {
  title: 'Calendar',
  address: calendarFile,
  type: 'text/calendar',
}
