import type { Alternate } from '../framework/page.ts'
import { entryTitle } from '../site-map.ts'

/** The lists of updates that have a feed, each with its category; undefined for all categories. */
export const feedCategories = {
  '/updates': undefined,
  '/updates/announcements': 'announcements',
  '/updates/news-and-events': 'news-and-events',
} as const
export type FeedPath = keyof typeof feedCategories

/** The page of class notices, which has a feed too. */
export const noticesPath = '/class-status'
type PathWithFeed = FeedPath | typeof noticesPath

/** The iCalendar file of all events. */
export const calendarFile = '/updates/calendar.ics'

/** The iCalendar file of one event. */
export const eventCalendarFile = ({ id }: { id: number }): string => `/updates/calendar/${id}.ics`

/** The addresses of a page's feeds. */
export const feedAddresses = (path: PathWithFeed): { rss: string; json: string } => ({
  rss: `${path}.xml`,
  json: `${path}.json`,
})

/** The feeds of a list as alternates in a page's head, where feed readers look for them. */
export const feedAlternates = (path: PathWithFeed): Alternate[] => {
  const { rss, json } = feedAddresses(path)
  const title = entryTitle(path)
  return [
    { title, address: rss, type: 'application/rss+xml' },
    { title, address: json, type: 'application/feed+json' },
  ]
}

/** The iCalendar file as an alternate in a page's head. */
export const calendarAlternate: Alternate = {
  title: 'Calendar',
  address: calendarFile,
  type: 'text/calendar',
}
