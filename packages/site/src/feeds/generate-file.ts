import { college } from '../content/store/current.ts'
import { withEventDates } from '../calendar/event-dates.ts'
import { readPart } from '../content/store/parts.ts'
import { academicCalendarFile, academicCalendarPath } from '../academic-calendar/labels.ts'
import {
  schoolDayToEntry,
  updateToEntry,
  renderIcalendar,
  type CalendarProperties,
} from '../calendar/icalendar.ts'
import type { RouteRequest } from '@kampana/engine-site/framework/page'
import { calendarFile, feedCategories, noticesPath, type FeedPath } from './addresses.ts'
import { loadFeed, type Feed } from './feed.ts'
import { loadNoticeFeed } from './notice-feed.ts'
import { escapeXml } from './escape-xml.ts'

/** A feed or calendar generated from the college's records. */
interface GeneratedFile {
  text: string
  contentType: string
  /** Name for a download. */
  fileName: string
}

/** Feed or calendar at an address; undefined if there is none. */
export const generateFile = async (request: RouteRequest): Promise<GeneratedFile | undefined> => {
  const { pathname } = request.url
  if (pathname === calendarFile) return generateCalendar(request)
  if (pathname === academicCalendarFile) return generateSchoolYear(request)
  const [, event] = /^\/updates\/calendar\/([1-9]\d{0,8})\.ics$/.exec(pathname) ?? []
  if (event) return generateEvent(Number(event), request)
  const [, path, ending] = /^(.+)\.(xml|json)$/.exec(pathname) ?? []
  const form = ending === 'json' ? 'json' : 'rss'
  if (path === noticesPath) return generateFeed(await loadNoticeFeed(request), form, request)
  return isFeedPath(path)
    ? generateFeed(await loadFeed(path, feedCategories[path], request), form, request)
    : undefined
}

const generateFeed = (feed: Feed, form: 'rss' | 'json', { url }: RouteRequest): GeneratedFile => {
  const self = url.origin + url.pathname
  const fileName = url.pathname.split('/').at(-1) ?? ''
  return form === 'rss'
    ? { text: renderRss(feed, self), contentType: 'application/rss+xml; charset=utf-8', fileName }
    : { text: renderJsonFeed(feed, self), contentType: 'application/feed+json; charset=utf-8', fileName }
}

const generateCalendar = async (request: RouteRequest): Promise<GeneratedFile> => {
  const [{ days }, updates] = await Promise.all([readPart('academic-calendar'), request.api.updates.events()])
  const { origin } = request.url
  const entries = [
    ...withEventDates(updates).map((event) => updateToEntry(event, origin)),
    ...days.map((day) => schoolDayToEntry(day, origin)),
  ]
  const properties = { ...calendarProperties(request), source: origin + calendarFile }
  return { ...calendar, fileName: 'calendar.ics', text: renderIcalendar(entries, properties) }
}

const generateSchoolYear = async (request: RouteRequest): Promise<GeneratedFile> => {
  const { origin } = request.url
  const { record, days } = await readPart('academic-calendar')
  const properties = {
    ...calendarProperties(request),
    name: `${college.short_name}, ${record.school_year}`,
    description: `School year of ${college.name}`,
    page: origin + academicCalendarPath,
    source: origin + academicCalendarFile,
  }
  return {
    ...calendar,
    fileName: 'school-year.ics',
    text: renderIcalendar(
      days.map((day) => schoolDayToEntry(day, origin)),
      properties,
    ),
  }
}

const generateEvent = async (id: number, request: RouteRequest): Promise<GeneratedFile | undefined> => {
  const found = await request.api.updates.event(id)
  const [event] = withEventDates(found ? [found] : [])
  return (
    event && {
      ...calendar,
      fileName: `${toFileName(event.title)}.ics`,
      text: renderIcalendar([updateToEntry(event, request.url.origin)], calendarProperties(request)),
    }
  )
}

const calendar = { contentType: 'text/calendar; charset=utf-8' }

const calendarProperties = ({ url: { origin }, timeZone }: RouteRequest): CalendarProperties => ({
  name: college.short_name,
  description: `News, events and school year of ${college.name}`,
  page: `${origin}/updates/calendar`,
  origin,
  timeZone,
})

/** Keeps ASCII letters and digits, which every header and file system supports. */
const toFileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'event'

const isFeedPath = (path: string | undefined): path is FeedPath =>
  path !== undefined && Object.hasOwn(feedCategories, path)

/** A feed as JSON Feed 1.1. `self` is its own address. */
const renderJsonFeed = ({ items, ...feed }: Feed, self: string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: self,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.author, url: feed.home }],
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      ...(item.picture && { image: item.picture.address }),
      date_published: item.posted.toISOString(),
      ...(item.changed && { date_modified: item.changed.toISOString() }),
      tags: [item.category],
    })),
  })

/** A feed as RSS 2.0. `self` is its own address. */
const renderRss = ({ items, ...feed }: Feed, self: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${renderElement('title', feed.title)}
${renderElement('link', feed.page)}
${renderElement('description', feed.description)}
${renderElement('language', feed.language)}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${items[0] ? renderElement('lastBuildDate', lastChange(items).toUTCString()) : ''}
<ttl>60</ttl>
${items.map((item) => renderItem(item, feed.author)).join('\n')}
</channel>
</rss>
`

const lastChange = (items: Feed['items']): Date =>
  new Date(Math.max(...items.map(({ posted, changed = posted }) => changed.getTime())))

const renderItem = (item: Feed['items'][number], author: string): string =>
  [
    '<item>',
    renderElement('title', item.title),
    renderElement('link', item.address),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>`,
    renderElement('pubDate', item.posted.toUTCString()),
    ...(item.changed ? [renderElement('atom:updated', item.changed.toISOString())] : []),
    renderElement('dc:creator', author),
    renderElement('category', item.category),
    renderElement('description', item.summary),
    renderElement('content:encoded', item.html),
    ...(item.picture ? [renderMedia(item.picture)] : []),
    '</item>',
  ].join('\n')

const renderMedia = ({ address, alt }: { address: string; alt: string }): string =>
  `<media:content url="${escapeXml(address)}" medium="image">${renderElement('media:description', alt)}</media:content>`

const renderElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
