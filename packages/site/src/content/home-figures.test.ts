import { expect, test } from 'vitest'
import { toFigure, type FigureSources } from './home-figures.ts'

type Program = FigureSources['programs'][number]
const program = (values: Partial<Program>): Program => ({
  address: '/x',
  level: 'College',
  charges: null,
  licensure: null,
  board_results: null,
  ...values,
})
const semester = (pesos: number): Program['charges'] => [
  { fee: 'Tuition', pesos, per: 'semester', times: 2 },
  { fee: 'Clinical fees', pesos: 6800, per: 'semester', times: 0 },
]
const nursing = program({
  address: '/academics/programs/bs-nursing',
  charges: semester(41_200),
  licensure: 'Nurse Licensure Examination',
  board_results: [
    { year: 2026, passed: 97, country: 74 },
    { year: 2025, passed: 95, country: null },
  ],
})
const sources: FigureSources = {
  college: { aid_share: 40, aid_year: 'S.Y. 2025-2026', aid_source: 'scholarship office' },
  programs: [
    nursing,
    program({ charges: semester(27_900) }),
    program({}),
    program({
      level: 'Graduate School',
      charges: [{ fee: 'Tuition', pesos: 1080, per: 'unit', times: 18 }],
    }),
    program({
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
    college: { ...sources.college, aid_source: null },
    schoolYear: '',
  }
  for (const fact of ['programs', 'tuition', 'aid'] as const)
    expect(toFigure({ ...row, fact }, unknown)).toBeUndefined()
  expect(toFigure({ ...row, fact: 'board', href: '/x' }, sources)).toBeUndefined()
  expect(
    toFigure({ ...row, fact: 'board' }, { ...sources, programs: [{ ...nursing, board_results: [] }] }),
  ).toBeUndefined()
})
