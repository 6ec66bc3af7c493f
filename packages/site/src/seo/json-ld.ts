import type { RouteMatch } from '@kampana/engine-site/framework/load-route'
import type { JsonLdContext } from './json-ld/thing.ts'
import { collegeJsonLd, websiteJsonLd } from './json-ld/college.ts'
import { noticeJsonLd } from './json-ld/notice.ts'
import { programJsonLd } from './json-ld/program.ts'
import { jobPostingJsonLd } from './json-ld/job-posting.ts'
import { articleJsonLd, eventJsonLd } from './json-ld/update.ts'
import { breadcrumbJsonLd } from './json-ld/breadcrumb.ts'

/** JSON-LD document about a page's subject, in schema.org's vocabulary; null if there is none. */
export const createJsonLd = (match: RouteMatch, context: JsonLdContext): object | null => {
  const { head, path } = match
  if (head.status === 404) return null
  const things = [
    ...(path === '/' ? [collegeJsonLd(context), websiteJsonLd(context)] : []),
    ...(head.update ? [articleJsonLd(head.update, context), ...eventJsonLd(head.update, context)] : []),
    ...(head.notices ?? []).map((notice) => noticeJsonLd(notice, context)),
    ...(head.openings ?? []).map((opening) => jobPostingJsonLd(opening, context)),
    ...(head.program ? [programJsonLd(head.program, context)] : []),
    ...breadcrumbJsonLd(match, context),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
