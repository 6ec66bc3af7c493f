import type { JobOpening } from '@kampana/shared/api/api'
import { college } from '../../content/store/current.ts'
import { renderBodyHtml } from '../../feeds/body-html.ts'
import type { Thing, JsonLdContext } from './thing.ts'
import { collegeReference, townLocation } from './college.ts'

/** A job opening as https://schema.org/JobPosting. */
export const jobPostingJsonLd = (
  { id, title, department, body, closing_day, created_at }: JobOpening,
  { canonical, origin }: Pick<JsonLdContext, 'canonical' | 'origin'>,
): Thing => ({
  '@type': 'JobPosting',
  title,
  description: renderBodyHtml(body, canonical),
  identifier: { '@type': 'PropertyValue', name: college.name, value: String(id) },
  url: `${canonical}#opening-${id}`,
  datePosted: created_at,
  validThrough: closing_day,
  occupationalCategory: department,
  hiringOrganization: collegeReference(origin),
  jobLocation: townLocation(),
})
