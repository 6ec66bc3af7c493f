import type { Alternate } from '../framework/page.ts'
import { findEntry } from '../site-map.ts'

/** The lists of updates that have a feed, and the category in it; undefined for all. */
export const feedCategories = {
  '/updates': undefined,
  '/updates/announcements': 'announcements',
  '/updates/news-and-events': 'news-and-events',
} as const
export type FeedPath = keyof typeof feedCategories

/** The page of class notices, which has a feed too. */
export const noticesPath = '/class-status'
type Fed = FeedPath | typeof noticesPath

/** The calendar for programs that keep calendars. */
export const calendarFile = '/updates/calendar.ics'

/** An event for programs that keep calendars. */
export const eventCalendarFile = ({ id }: { id: number }): string => `/updates/calendar/${id}.ics`

/** The addresses of a page's feeds. */
export const feedAddresses = (path: Fed): { rss: string; json: string } => ({
  rss: `${path}.xml`,
  json: `${path}.json`,
})

/** The feeds of a list for the head of a page, by which readers find them. */
export const feedAlternates = (path: Fed): Alternate[] => {
  const { rss, json } = feedAddresses(path)
  const title = findEntry(path)?.title ?? ''
  return [
    { title, address: rss, type: 'application/rss+xml' },
    { title, address: json, type: 'application/feed+json' },
  ]
}

/** The calendar for the head of a page. */
export const calendarAlternate: Alternate = {
  title: 'Calendar',
  address: calendarFile,
  type: 'text/calendar',
}
