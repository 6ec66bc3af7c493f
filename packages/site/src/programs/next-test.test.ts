import { expect, test } from 'vitest'
import { nextTest } from './next-test.ts'

const day = (title: string, from: string, levels: string[] | null = null) => ({
  title,
  kind: 'application' as const,
  from,
  to: from,
  levels,
})
const calendar = {
  days: [
    day('Second test', '2027-05-08', ['College']),
    day('First test', '2026-11-28', ['College', 'Graduate School']),
    day('Scholarships', '2026-11-20'),
    { ...day('Midterms', '2026-11-21', ['College']), kind: 'examinations' as const },
  ],
}

test("next test: finds the level's first test from today on, including today", () => {
  const at = (today: string, level = 'College') => nextTest(calendar, { level }, today)?.title
  expect([at('2026-11-01'), at('2026-11-28'), at('2026-11-29')]).toEqual([
    'First test',
    'First test',
    'Second test',
  ])
  expect([at('2027-06-01'), at('2026-11-01', 'Grade School')]).toEqual([undefined, undefined])
})
