import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { expect, test } from 'vitest'
import { toFigure, type FigureSources } from './home-figures.ts'

const record = (values: Readonly<Record<string, unknown>>): ShownRecord =>
  ({ id: 1, values, samples: [] }) as never
const semester = (pesos: number) => [
  { fee: 'Tuition', pesos, per: 'semester', times: 2 },
  { fee: 'Clinical fees', pesos: 6800, per: 'semester', times: 0 },
]
const nursing = {
  address: '/academics/programs/bs-nursing',
  level: 'College',
  charges: semester(41_200),
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
    record({ address: '/x', level: 'College', charges: semester(27_900) }),
    record({ address: '/y', level: 'College', charges: null }),
    record({
      address: '/z',
      level: 'Graduate School',
      charges: [{ fee: 'Tuition', pesos: 1080, per: 'unit', times: 18 }],
    }),
    record({
      address: '/s',
      level: 'Senior High School',
      charges: [{ fee: 'Tuition', pesos: 47_000, per: 'year', times: 1 }],
    }),
  ],
  schoolYear: 'S.Y. 2026-2027',
}
const row = { label: 'passed', href: nursing.address }

test.each([
  ['board', '97%', '2026; national passing rate 74%'],
  ['programs', '4', 'S.Y. 2026-2027'],
  ['tuition', '₱27,900', 'to ₱41,200, S.Y. 2026-2027'],
  ['aid', '40%', 'S.Y. 2025-2026, scholarship office'],
] as const)('home figures: computes %s from the records, with its year', (fact, value, note) => {
  expect(toFigure({ ...row, fact }, sources)).toEqual({ ...row, value, note })
})

test('home figures: omits a figure without a year or a source', () => {
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
