import type { RecordOf } from '@kampana/engine-declare/resource'
import type { college } from '../resources/college.ts'

/** Fields of the college in the frame of every page. Bodies can insert their values. */
export const frameFields = [
  'name',
  'short_name',
  'motto',
  'motto_meaning',
  'founded',
  'town',
  'description',
  'colophon',
  'campuses',
  'contacts',
  'student_portal_label',
  'student_portal_href',
  'portals',
  'social',
  'calling_code',
  'levels',
  'decision_hour',
  'afternoon_decision_hour',
  'aid_share',
  'aid_year',
  'aid_source',
  'fees_exclude',
  'newer_website_address',
  'newer_website_title',
  'newer_website_invitation',
  'newer_website_until',
  'colours_light_paper',
  'colours_dark_paper',
  'language',
] as const satisfies readonly (keyof RecordOf<typeof college>)[]

/** The college as every page shows it. */
export type FrameCollege = Pick<RecordOf<typeof college>, (typeof frameFields)[number]>
