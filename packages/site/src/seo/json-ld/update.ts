import { college } from 'virtual:college'
import type { Update } from '@kampana/shared/api/api'
import { changedAt } from '@kampana/shared/update'
import { findEntry } from '../../site-map.ts'
import type { Thing, JsonLdContext } from './thing.ts'
import { findCampus, collegeReference, campusPlace } from './college.ts'

/** What the college has written, announcements and news alike. */
export const articleJsonLd = (
  update: Update,
  { canonical, description, origin, picture }: JsonLdContext,
): Thing => ({
  '@type': 'NewsArticle',
  headline: update.title,
  description,
  url: canonical,
  mainEntityOfPage: canonical,
  datePublished: update.posted_at,
  dateModified: changedAt(update),
  articleSection: findEntry(`/updates/${update.category}`)?.title,
  ...(picture !== undefined && { image: [picture] }),
  inLanguage: college.language,
  author: collegeReference(origin),
  publisher: collegeReference(origin),
})

/** What happens on days of its own. */
export const eventJsonLd = (
  { title, subtitle, excerpt, from, to }: Update,
  { canonical, description, origin, picture }: JsonLdContext,
): Thing[] =>
  from === null
    ? []
    : [
        {
          '@type': 'Event',
          name: title,
          description,
          url: canonical,
          startDate: from,
          endDate: to ?? from,
          eventStatus: 'https://schema.org/EventScheduled',
          ...eventLocation([title, subtitle, excerpt].join(' ')),
          ...(picture !== undefined && { image: [picture] }),
          organizer: collegeReference(origin),
        },
      ]

/** Where an event is, where its words say so: a wrong place is worse than none. */
const eventLocation = (words: string): object => {
  const campus = findCampus(words)
  return campus
    ? {
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: campusPlace(campus),
      }
    : {}
}
