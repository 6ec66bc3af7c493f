import type { RouteMatch } from '../load-route.ts'
import { collegeAt, siteAt } from './json-ld/college.ts'
import { announcementAt } from './json-ld/notice.ts'
import { jobPostingAt } from './json-ld/opening.ts'
import { articleAt, eventAt } from './json-ld/update.ts'
import { trailAt } from './json-ld/place.ts'

/** What a search engine is told of a page: its own address, the origin, and the picture it is shared with. */
export interface Told {
  canonical: string
  description: string
  origin: string
  picture: string | undefined
}
export type Thing = Readonly<Record<string, unknown>> & { '@type': string }

/** The things that a page is about, in schema.org's words, as one JSON-LD document; null where there are none. */
export const jsonLdOf = (match: RouteMatch, told: Told): object | null => {
  const { head, path } = match
  if (head.status === 404) return null
  const things = [
    ...(path === '/' ? [collegeAt(told), siteAt(told)] : []),
    ...(head.update ? [articleAt(head.update, told), ...eventAt(head.update, told)] : []),
    ...(head.notices ?? []).map((notice) => announcementAt(notice, told)),
    ...(head.openings ?? []).map((opening) => jobPostingAt(opening, told)),
    ...trailAt(match, told),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
