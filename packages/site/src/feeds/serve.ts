import { college } from 'virtual:college'
import { dated } from '../calendar/dated.ts'
import { academicCalendar } from 'virtual:academic-calendar'
import { academicCalendarFile, academicCalendarPath } from '../academic-calendar/in-words.ts'
import { entryOfSchoolDay, entryOfUpdate, icalendar, type CalendarFacts } from '../calendar/icalendar.ts'
import type { RouteRequest } from '../page.ts'
import { calendarFile, followed, noticesPath, type Followed } from './addresses.ts'
import { loadFeed, type Feed } from './feed.ts'
import { jsonFeed } from './json-feed.ts'
import { loadNoticeFeed } from './notice-feed.ts'
import { rss } from './rss.ts'

/** A file that is made of what the college has posted. */
export interface MadeFile {
  text: string
  contentType: string
  /** What it is called where somebody keeps it. */
  fileName: string
}

/** The feed or calendar at an address; undefined where there is none. */
export const fileAt = async (visit: RouteRequest): Promise<MadeFile | undefined> => {
  const { pathname } = visit.url
  if (pathname === calendarFile) return wholeCalendar(visit)
  if (pathname === academicCalendarFile) return schoolYear(visit)
  const [, event] = /^\/updates\/calendar\/([1-9]\d{0,8})\.ics$/.exec(pathname) ?? []
  if (event) return oneEvent(Number(event), visit)
  const [, path, ending] = /^(.+)\.(xml|json)$/.exec(pathname) ?? []
  const form = ending === 'json' ? 'json' : 'rss'
  if (path === noticesPath) return feed(await loadNoticeFeed(visit), form, visit)
  return isFollowed(path) ? feed(await loadFeed(path, followed[path], visit), form, visit) : undefined
}

const feed = (told: Feed, form: 'rss' | 'json', { url }: RouteRequest): MadeFile => {
  const self = url.origin + url.pathname
  const fileName = url.pathname.split('/').at(-1) ?? ''
  return form === 'rss'
    ? { text: rss(told, self), contentType: 'application/rss+xml; charset=utf-8', fileName }
    : { text: jsonFeed(told, self), contentType: 'application/feed+json; charset=utf-8', fileName }
}

const wholeCalendar = async (visit: RouteRequest): Promise<MadeFile> => {
  const events = dated(await visit.api.updates.events())
  const { origin } = visit.url
  const entries = [...events.map((event) => entryOfUpdate(event, origin)), ...schoolDays(origin)]
  const facts = { ...factsFor(visit), source: origin + calendarFile }
  return { ...calendar, fileName: 'calendar.ics', text: icalendar(entries, facts) }
}

const schoolDays = (origin: string) => academicCalendar.days.map((day) => entryOfSchoolDay(day, origin))

const schoolYear = (visit: RouteRequest): MadeFile => {
  const { origin } = visit.url
  const facts = {
    ...factsFor(visit),
    name: `${college.shortName}, ${academicCalendar.schoolYear}`,
    description: `The school year of ${college.name}`,
    page: origin + academicCalendarPath,
    source: origin + academicCalendarFile,
  }
  return { ...calendar, fileName: 'school-year.ics', text: icalendar(schoolDays(origin), facts) }
}

const oneEvent = async (id: number, visit: RouteRequest): Promise<MadeFile | undefined> => {
  const found = await visit.api.updates.event(id)
  const [event] = dated(found ? [found] : [])
  return (
    event && {
      ...calendar,
      fileName: `${plainName(event.title)}.ics`,
      text: icalendar([entryOfUpdate(event, visit.url.origin)], factsFor(visit)),
    }
  )
}

const calendar = { contentType: 'text/calendar; charset=utf-8' }

const factsFor = ({ url: { origin }, timeZone }: RouteRequest): CalendarFacts => ({
  name: college.shortName,
  description: `News, events and the school year of ${college.name}`,
  page: `${origin}/updates/calendar`,
  origin,
  timeZone,
})

/** File names go through headers and file systems of every kind, so they are of plain letters. */
const plainName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'event'

const isFollowed = (path: string | undefined): path is Followed =>
  path !== undefined && Object.hasOwn(followed, path)
