import { college } from 'virtual:college'
import type { Update } from '@kampana/shared/api/api'
import { changedAt } from '@kampana/shared/update'
import { entryAt } from '../../site-map.ts'
import type { Thing, Told } from '../json-ld.ts'
import { campusNamed, collegeInShort, placeOf } from './college.ts'

/** What the college has written, announcements and news alike. */
export const articleAt = (update: Update, { canonical, description, origin, picture }: Told): Thing => ({
  '@type': 'NewsArticle',
  headline: update.title,
  description,
  url: canonical,
  mainEntityOfPage: canonical,
  datePublished: update.posted_at,
  dateModified: changedAt(update),
  articleSection: entryAt(`/updates/${update.category}`)?.title,
  ...(picture !== undefined && { image: [picture] }),
  inLanguage: college.language,
  author: collegeInShort(origin),
  publisher: collegeInShort(origin),
})

/** What happens on days of its own. */
export const eventAt = (
  { title, subtitle, excerpt, from, to }: Update,
  { canonical, description, origin, picture }: Told,
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
          ...locationOf([title, subtitle, excerpt].join(' ')),
          ...(picture !== undefined && { image: [picture] }),
          organizer: collegeInShort(origin),
        },
      ]

/** Where an event is, where its words say so: a wrong place is worse than none. */
const locationOf = (words: string): object => {
  const campus = campusNamed(words)
  return campus
    ? {
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: placeOf(campus),
      }
    : {}
}
