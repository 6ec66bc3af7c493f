import { bodyOf } from './rich-text.ts'

/** What people send, complete and right, for tests to spoil. */
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
