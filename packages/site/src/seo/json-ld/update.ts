import { college } from '../../content/store/current.ts'
import type { Update } from '@kampana/shared/api/api'
import { lastChange } from '@kampana/shared/update'
import { findEntry } from '../../site-map.ts'
import type { Thing, JsonLdContext } from './thing.ts'
import { collegeReference, eventLocation } from './college.ts'

/** An update as https://schema.org/NewsArticle. */
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
  dateModified: lastChange(update),
  articleSection: findEntry(`/updates/${update.category}`)?.title,
  ...(picture !== undefined && { image: [picture] }),
  inLanguage: college.language,
  author: collegeReference(origin),
  publisher: collegeReference(origin),
})

/** An update with event days and a location as https://schema.org/Event, which requires a location. */
export const eventJsonLd = (
  { title, from, to, place: location }: Update,
  { canonical, description, origin, picture }: JsonLdContext,
): Thing[] =>
  from === null || location == null
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
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: eventLocation(location),
          ...(picture !== undefined && { image: [picture] }),
          organizer: collegeReference(origin),
        },
      ]
