import { servedLevels } from '../served-college.ts'
import { bodyOf } from './rich-text.ts'

/** Complete and valid inputs, which tests modify. */
export const announcement = {
  title: 'No classes',
  subtitle: '',
  category: 'announcements',
  updates: bodyOf('Hello'),
}
export const event = {
  ...announcement,
  category: 'news-and-events',
  from: '2026-11-21',
  to: '2026-11-22',
}
export const person = {
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.com',
  password: 'correct horse',
  password_confirmation: 'correct horse',
}
export const jobOpening = {
  title: 'School librarian',
  department: 'Library',
  body: bodyOf('Licensed, and fond of readers.'),
  closing_day: '2999-12-31',
}

/**
 * A class notice that suspends the two youngest levels on all campuses until the end of November 21, 2026. The day is in the
 * college's time zone.
 */
export const classNotice = {
  status: 'suspended',
  levels: servedLevels.slice(0, 2),
  campuses: null,
  reason: 'Heavy rain',
  ends_at: '2026-11-21T23:59:00+08:00',
}
