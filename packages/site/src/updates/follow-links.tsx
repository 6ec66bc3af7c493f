import { calendarFile, feedAddresses, noticesPath, type FeedPath } from '../feeds/addresses.ts'
import { resolveServerUrl } from '../framework/server-url.ts'

/** How to be told of new posts, and of events, in a program of one's own. It stands after what can be read at once. */
export const FollowLinks = ({ path, origin }: { path: FeedPath; origin: string }) => (
  <p className="follow-quietly">
    To be told of new posts without coming back, give this list to a feed reader: <Feeds path={path} />.
    Events go into your own calendar: <a href={webcalAddress(origin)}>subscribe to the calendar</a>.
  </p>
)

/** The same for class notices, which school groups and bots pass on. */
export const FollowNotices = () => (
  <p className="follow-quietly">
    Each notice can also come to you, or to your group, by a feed reader or a bot:{' '}
    <Feeds path={noticesPath} />.
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

/** Programs that keep calendars answer to this scheme. */
export const webcalAddress = (origin: string): string =>
  new URL(resolveServerUrl(calendarFile), origin).href.replace(/^https?:/, 'webcal:')
