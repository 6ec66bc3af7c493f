import type { JobOpening } from '@kampana/shared/api/api'
import { college } from 'virtual:college'
import { bodyHtml } from '../../feeds/body-html.tsx'
import type { Thing, Told } from '../json-ld.ts'
import { collegeInShort, townOfCollege } from './college.ts'

/** A position that the college wants to fill, as https://schema.org/JobPosting; its place is the town unless more is known. */
export const jobPostingAt = (
  { id, title, department, body, closing_day, created_at }: JobOpening,
  { canonical, origin }: Pick<Told, 'canonical' | 'origin'>,
): Thing => ({
  '@type': 'JobPosting',
  title,
  description: bodyHtml(body, canonical),
  identifier: { '@type': 'PropertyValue', name: college.name, value: String(id) },
  url: `${canonical}#opening-${id}`,
  datePosted: created_at,
  validThrough: closing_day,
  occupationalCategory: department,
  hiringOrganization: collegeInShort(origin),
  jobLocation: townOfCollege(),
})
