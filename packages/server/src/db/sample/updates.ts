import { announcementsForFamilies } from './announcements-for-families.ts'
import { announcementsOfOffices } from './announcements-of-offices.ts'
import { comingEvents } from './coming-events.ts'
import { newsOfStudies } from './news-of-studies.ts'
import { newsOfTheCollege } from './news-of-the-college.ts'
import type { SampleUpdate } from './sample-update.ts'

/** Every update of the sample college, in no particular order. All of it is invented. */
export const sampleUpdates: SampleUpdate[] = [
  ...announcementsForFamilies,
  ...announcementsOfOffices,
  ...comingEvents,
  ...newsOfTheCollege,
  ...newsOfStudies,
]
