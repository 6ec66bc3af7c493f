/** A notice of the sample college that is over. */
export interface SampleNotice {
  /** Of the day it was for, from the day of seeding. */
  daysAgo: number
  /** Times of that day. */
  from: string
  to: string
  status: 'suspended' | 'online' | 'late' | 'resumed'
  /** JSON, as the table has it; none for all. */
  levels: string | null
  campuses: string | null
  offices_closed: number
  reason: string
  details: string | null
}

const basicEducation = JSON.stringify([
  'Kindergarten',
  'Grade School',
  'Junior High School',
  'Senior High School',
])

/** Past notices of the sample college, so that their page isn't empty; none runs. All of it is invented. */
export const sampleNotices: readonly SampleNotice[] = [
  {
    daysAgo: 19,
    from: '00:00',
    to: '23:59',
    status: 'suspended',
    levels: null,
    campuses: null,
    offices_closed: 1,
    reason: 'Typhoon Amihan, wind signal no. 3',
    details: 'Boarders stay in. The chapel hall is open to families whose houses are under water.',
  },
  {
    daysAgo: 18,
    from: '00:00',
    to: '23:59',
    status: 'online',
    levels: JSON.stringify(['College', 'Graduate School']),
    campuses: null,
    offices_closed: 0,
    reason: 'Roads to both campuses are being cleared',
    details: null,
  },
  {
    daysAgo: 47,
    from: '04:40',
    to: '12:00',
    status: 'late',
    levels: basicEducation,
    campuses: JSON.stringify(['Bell Hill Campus']),
    offices_closed: 0,
    reason: 'Classes begin at 9:30 AM: water on Convent Road',
    details: null,
  },
  {
    daysAgo: 83,
    from: '00:00',
    to: '23:59',
    status: 'suspended',
    levels: basicEducation,
    campuses: null,
    offices_closed: 0,
    reason: 'Heavy rainfall, orange warning',
    details: 'Senior high school sends its modules through the student portal by nine.',
  },
]
