import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { expect, test } from 'vitest'
import { toFigure, type FigureSources } from './home-figures.ts'

const record = (values: Readonly<Record<string, unknown>>): ShownRecord =>
  ({ id: 1, values, samples: [] }) as never
const nursing = {
  address: '/academics/programs/bs-nursing',
  level: 'College',
  fees: '₱41,200 a semester; clinical fees of ₱6,800',
  licensure: 'Nurse Licensure Examination',
  board_results: [
    { year: 2026, passed: 97, country: 74 },
    { year: 2025, passed: 95, country: null },
  ],
}
const sources: FigureSources = {
  college: record({ aid_share: 40, aid_year: 'S.Y. 2025-2026', aid_source: 'scholarship office' }),
  programs: [
    record(nursing),
    record({ address: '/x', level: 'College', fees: '₱27,900 a semester' }),
    record({ address: '/y', level: 'College', fees: 'Free' }),
    record({ address: '/z', level: 'Graduate School', fees: '₱1,080 a unit' }),
    record({ address: '/s', level: 'Senior High School', fees: '₱47,000 a year' }),
  ],
  schoolYear: 'S.Y. 2026-2027',
}
const row = { label: 'passed', href: nursing.address }

test.each([
  ['board', '97%', '2026; in the whole country 74%'],
  ['programs', '4', 'S.Y. 2026-2027'],
  ['tuition', '₱27,900', 'to ₱41,200, S.Y. 2026-2027'],
  ['aid', '40%', 'S.Y. 2025-2026, scholarship office'],
] as const)('home figures: %s is made of the records, with its year', (fact, value, note) => {
  expect(toFigure({ ...row, fact }, sources)).toEqual({ ...row, value, note })
})

test('home figures: one without a year or a source is not shown', () => {
  const unknown = {
    ...sources,
    college: record({ aid_share: 40, aid_year: 'S.Y. 2025-2026' }),
    schoolYear: '',
  }
  for (const fact of ['programs', 'tuition', 'aid'] as const)
    expect(toFigure({ ...row, fact }, unknown)).toBeUndefined()
  expect(toFigure({ ...row, fact: 'board', href: '/x' }, sources)).toBeUndefined()
  expect(
    toFigure(
      { ...row, fact: 'board' },
      { ...sources, programs: [record({ ...nursing, board_results: [] })] },
    ),
  ).toBeUndefined()
})
