import { announcementsForFamilies } from './announcements-for-families.ts'
import { announcementsOfOffices } from './announcements-of-offices.ts'
import { comingEvents } from './coming-events.ts'
import { newsOfStudies } from './news-of-studies.ts'
import { newsOfTheCollege } from './news-of-the-college.ts'
import type { SampleUpdate } from './sample-update.ts'
import { workDay } from './work-day.ts'

export type { SampleUpdate }

/** Every update of the sample college, oldest first, so that ids grow with time. All of it is invented. */
export const sampleUpdates: SampleUpdate[] = [
  ...announcementsForFamilies,
  ...announcementsOfOffices,
  ...comingEvents,
  ...newsOfTheCollege,
  ...newsOfStudies,
].toSorted((one, other) => other.postedDaysAgo - one.postedDaysAgo)

/** The same as they are dated where the college is seeded on a day (YYYY-MM-DD). */
export const sampleUpdatesFrom = (today: string): SampleUpdate[] =>
  sampleUpdates.map((update) => (update.work ? onWorkDay(update, today) : update))

const onWorkDay = (update: SampleUpdate, today: string): SampleUpdate => {
  const day = workDay(update.from ?? 0, today)
  return { ...update, from: day, to: day }
}
