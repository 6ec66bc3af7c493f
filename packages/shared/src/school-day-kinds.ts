/**
 * What a day of the school year can be, with the words that visitors read; the order is that of the legend. They stand apart from
 * the resource, whose declaration visitors don't load.
 */
export const schoolDayKinds = {
  classes: 'Classes',
  enrollment: 'Enrollment',
  application: 'Applications and tests',
  examinations: 'Examinations',
  celebration: 'Celebration',
  holiday: 'No classes',
} as const
export type SchoolDayKind = keyof typeof schoolDayKinds

/** The days of the week, in the order of `Date.getUTCDay`. */
export const weekdays = {
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
} as const
