/**
 * Kinds of school days with their labels, in the order of the legend. Separate from the resource, whose declaration visitors
 * don't load.
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

/** Days of the week, in the order of `Date.getUTCDay`. */
export const weekdays = {
  Sunday: 'Sunday',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
} as const
