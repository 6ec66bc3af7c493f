/** The lists of updates that can be followed: what the feed of each holds is its own category, or everything. */
export const followed = {
  '/updates': undefined,
  '/updates/announcements': 'announcements',
  '/updates/news-and-events': 'news-and-events',
} as const

/** The calendar for programs that keep calendars. */
export const calendarFile = '/updates/calendar.ics'

/** An event for programs that keep calendars. */
export const eventFile = ({ id }: { id: number }): string => `/updates/calendar/${id}.ics`

/** Under these addresses a list's feed stands. */
export const feedsOf = (path: string): { rss: string; json: string } => ({
  rss: `${path}.xml`,
  json: `${path}.json`,
})
