import { expect, test } from 'vitest'
import { enrollmentHeading, findEnrollment } from './enrollment.ts'

const period = (from: string, to: string, kind: 'enrollment' | 'holiday' = 'enrollment') => ({
  title: 'First semester',
  kind,
  from,
  to,
})
const heading = (today: string, ...days: ReturnType<typeof period>[]): string | null => {
  const found = findEnrollment({ days }, today)
  return found && enrollmentHeading(found)
}

test('enrollment: shows its last day while it runs, and its days up to 30 days before', () => {
  const december = period('2026-12-01', '2026-12-18')
  expect(heading('2026-10-31', december)).toBe(null)
  expect(heading('2026-11-01', december)).toBe('Enroll from December 1 to 18')
  expect(heading('2026-12-01', december)).toBe('Enroll by December 18')
  expect(heading('2026-12-18', december)).toBe('Enroll by December 18')
  expect(heading('2026-12-19', december)).toBe(null)
  expect(heading('2026-11-01', period('2026-11-28', '2026-11-28'))).toBe('Enroll on November 28')
})

test('enrollment: picks the period that ends first and ignores other days of the calendar', () => {
  const [soon, later] = [period('2026-12-01', '2026-12-18'), period('2026-11-20', '2026-12-30')]
  expect(heading('2026-12-02', later, soon)).toBe('Enroll by December 18')
  expect(heading('2026-12-02', period('2026-12-01', '2026-12-08', 'holiday'))).toBe(null)
})
