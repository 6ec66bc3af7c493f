import type { RouteMatch } from '../framework/load-route.ts'
import type { JsonLdContext } from './json-ld/thing.ts'
import { collegeJsonLd, websiteJsonLd } from './json-ld/college.ts'
import { noticeJsonLd } from './json-ld/notice.ts'
import { jobPostingJsonLd } from './json-ld/job-posting.ts'
import { articleJsonLd, eventJsonLd } from './json-ld/update.ts'
import { breadcrumbJsonLd } from './json-ld/breadcrumb.ts'

/** The things that a page is about, in schema.org's words, as one JSON-LD document; null where there are none. */
export const createJsonLd = (match: RouteMatch, told: JsonLdContext): object | null => {
  const { head, path } = match
  if (head.status === 404) return null
  const things = [
    ...(path === '/' ? [collegeJsonLd(told), websiteJsonLd(told)] : []),
    ...(head.update ? [articleJsonLd(head.update, told), ...eventJsonLd(head.update, told)] : []),
    ...(head.notices ?? []).map((notice) => noticeJsonLd(notice, told)),
    ...(head.openings ?? []).map((opening) => jobPostingJsonLd(opening, told)),
    ...breadcrumbJsonLd(match, told),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
