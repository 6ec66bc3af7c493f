import type { RecordOf } from '@kampana/engine-declare/resource'
import type { HomeFigureFact } from '@kampana/shared/content/home-figures'
import { formatPesos } from '@kampana/engine-declare/text/money'
import type { programs } from '@kampana/shared/resources/programs'
import type { College } from './college.ts'

/** A figure of the home page: `97%`, its label, and its year with a comparison or source. */
export interface Figure {
  value: string
  label: string
  note: string
  href: string
}

/** Records that figures are computed from. */
export interface FigureSources {
  college: Pick<College, 'aid_share' | 'aid_year' | 'aid_source'>
  programs: readonly Pick<
    RecordOf<typeof programs>,
    'address' | 'level' | 'charges' | 'licensure' | 'board_results'
  >[]
  /** Formatted for visitors: `S.Y. 2026-2027`; '' if unknown. */
  schoolYear: string
}

interface Row {
  fact: HomeFigureFact
  label: string
  href: string
}

type Fact = (row: Row, sources: FigureSources) => Pick<Figure, 'value' | 'note'> | undefined

/** Figure of a row; undefined if its value, year or source is unknown. */
export const toFigure = (row: Row, sources: FigureSources): Figure | undefined => {
  const fact = facts[row.fact](row, sources)
  return fact && { ...fact, label: row.label, href: row.href }
}

/** Latest result of the program at the row's address, with the name of the examination. */
const board: Fact = ({ href }, { programs }) => {
  const program = programs.find(({ address }) => address === href)
  const [latest] = (program?.board_results ?? []).toSorted((a, b) => b.year - a.year)
  if (!program?.licensure || !latest) return undefined
  const country = latest.country == null ? '' : `; national passing rate ${latest.country}%`
  return { value: `${latest.passed}%`, note: `${latest.year}${country}` }
}

const afterSchool = ['College', 'Graduate School']

/** Number of college and graduate programs in the finder. */
const countPrograms: Fact = (_row, { programs, schoolYear }) => {
  const count = programs.filter(({ level }) => afterSchool.includes(level)).length
  return count > 0 && schoolYear ? { value: String(count), note: schoolYear } : undefined
}

/** Lowest and highest fees of a semester of a college program. */
const tuition: Fact = (_row, { programs, schoolYear }) => {
  const sums = programs
    .filter(({ level }) => level === afterSchool[0])
    .flatMap(({ charges }) => charges?.find(({ per }) => per === 'semester')?.pesos ?? [])
    .toSorted((a, b) => a - b)
  const [lowest] = sums
  if (lowest === undefined || !schoolYear) return undefined
  return { value: formatPesos(lowest), note: `to ${formatPesos(sums.at(-1)!)}, ${schoolYear}` }
}

const aid: Fact = (_row, { college: { aid_share: share, aid_year: year, aid_source: source } }) =>
  share != null && year && source ? { value: `${share}%`, note: `${year}, ${source}` } : undefined

const facts: Readonly<Record<HomeFigureFact, Fact>> = { board, programs: countPrograms, tuition, aid }
