import type { Alternate } from '../page.ts'
import { entryAt } from '../site-map.ts'

/** The lists of updates that can be followed: what the feed of each holds is its own category, or everything. */
export const followed = {
  '/updates': undefined,
  '/updates/announcements': 'announcements',
  '/updates/news-and-events': 'news-and-events',
} as const
export type Followed = keyof typeof followed

/** The page of class notices, whose feed tells each as it is posted. */
export const noticesPath = '/class-status'
type Fed = Followed | typeof noticesPath

/** The calendar for programs that keep calendars. */
export const calendarFile = '/updates/calendar.ics'

/** An event for programs that keep calendars. */
export const eventFile = ({ id }: { id: number }): string => `/updates/calendar/${id}.ics`

/** Under these addresses a list's feed stands. */
export const feedsOf = (path: Fed): { rss: string; json: string } => ({
  rss: `${path}.xml`,
  json: `${path}.json`,
})

/** The feeds of a list for the head of a page, by which readers find them. */
export const feedAlternates = (path: Fed): Alternate[] => {
  const { rss, json } = feedsOf(path)
  const title = entryAt(path)?.title ?? ''
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
