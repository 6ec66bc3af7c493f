import { calendarFile, feedAddresses, noticesPath, type FeedPath } from '../feeds/addresses.ts'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'

/** Links to a list's feeds and to the calendar. */
export const FollowLinks = ({ path, origin }: { path: FeedPath; origin: string }) => (
  <p className="follow-quietly">
    To follow new posts, add this list to your feed reader: <Feeds path={path} />. Add events to your own
    calendar: <a href={webcalAddress(origin)}>subscribe to the calendar</a>.
  </p>
)

/** Links to the feeds of class notices. */
export const FollowNotices = () => (
  <p className="follow-quietly">
    You or your group can also follow notices with a feed reader or a bot: <Feeds path={noticesPath} />.
  </p>
)

const Feeds = ({ path }: { path: Parameters<typeof feedAddresses>[0] }) => (
  <>
    <a href={resolveServerUrl(feedAddresses(path).rss)} type="application/rss+xml">
      RSS
    </a>{' '}
    or{' '}
    <a href={resolveServerUrl(feedAddresses(path).json)} type="application/feed+json">
      JSON Feed
    </a>
  </>
)

/** Address of a calendar with the scheme that opens calendar apps. */
export const webcalAddress = (origin: string, file: string = calendarFile): string =>
  new URL(resolveServerUrl(file), origin).href.replace(/^https?:/, 'webcal:')

/** Address for subscribing in Google Calendar, which doesn't support that scheme. */
export const googleCalendarAddress = (origin: string, file: string = calendarFile): string =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcalAddress(origin, file) })}`
