import { calendarFile, feedsOf, type Followed } from '../feeds/addresses.ts'
import { onServer } from '../server-address.ts'

/** How to follow a list of updates, and the calendar, in a program of one's own. */
export const FollowLinks = ({ path, origin }: { path: Followed; origin: string }) => (
  <p className="follow">
    <span>Follow</span>
    <a href={onServer(feedsOf(path).rss)} type="application/rss+xml">
      RSS
    </a>
    <a href={onServer(feedsOf(path).json)} type="application/feed+json">
      JSON
    </a>
    <a href={subscription(origin)}>Subscribe to the calendar</a>
  </p>
)

/** Programs that keep calendars answer to this scheme. */
export const subscription = (origin: string): string =>
  new URL(onServer(calendarFile), origin).href.replace(/^https?:/, 'webcal:')
