import { formatAffected, formatStatus, type ClassNotice } from '@kampana/shared/class-status'
import { college } from '../../content/store/current.ts'
import type { Thing, JsonLdContext } from './thing.ts'
import { campusJsonLd, collegeReference } from './college.ts'

/** A class notice that hasn't ended, as a https://schema.org/SpecialAnnouncement. */
export const noticeJsonLd = (notice: ClassNotice, { origin }: Pick<JsonLdContext, 'origin'>): Thing => {
  const { id, status, levels, campuses, reason, details, starts_at, ends_at, created_at } = notice
  const url = `${origin}/class-status/${id}`
  const category = formatStatus(notice)
  return {
    '@type': 'SpecialAnnouncement',
    name: `${category}: ${formatAffected(notice)}`,
    text: [reason, details].filter(Boolean).join('\n'),
    category,
    url,
    datePosted: created_at,
    expires: ends_at,
    temporalCoverage: `${starts_at}/${ends_at}`,
    announcementLocation: college.campuses
      .filter(({ name }) => campuses?.includes(name) ?? true)
      .map((campus) => campusJsonLd(campus, origin)),
    ...(levels && {
      audience: levels.map((level) => ({ '@type': 'EducationalAudience', audienceType: level })),
    }),
    ...(status !== 'resumed' && { schoolClosuresInfo: url }),
    inLanguage: college.language,
    publisher: collegeReference(origin),
  }
}
