import type { HomeFigureFact } from '@kampana/shared/content/home-figures'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { formatPesos } from '@kampana/engine-declare/text/money'
import type { RecordOf } from '@kampana/engine-declare/resource'
import type { college } from '@kampana/shared/resources/college'
import type { programs } from '@kampana/shared/resources/programs'

/** A figure of the home page: `97%`, its label, and its year with a comparison or source. */
export interface Figure {
  value: string
  label: string
  note: string
  href: string
}

/** Records that figures are computed from. */
export interface FigureSources {
  college: ShownRecord
  programs: readonly ShownRecord[]
  /** Formatted for visitors: `S.Y. 2026-2027`; '' if unknown. */
  schoolYear: string
}

interface Row {
  fact: HomeFigureFact
  label: string
  href: string
}

type Program = Omit<RecordOf<typeof programs>, 'id'>
type College = Omit<RecordOf<typeof college>, 'id'>
type Fact = (row: Row, sources: FigureSources) => Pick<Figure, 'value' | 'note'> | undefined

/** Figure of a row; undefined if its value, year or source is unknown. */
export const toFigure = (row: Row, sources: FigureSources): Figure | undefined => {
  const fact = facts[row.fact](row, sources)
  return fact && { ...fact, label: row.label, href: row.href }
}

const valuesOf = ({ programs }: FigureSources): readonly Program[] =>
  programs.map(({ values }) => values as Program)

/** Latest result of the program at the row's address, with the name of the examination. */
const board: Fact = ({ href }, sources) => {
  const program = valuesOf(sources).find(({ address }) => address === href)
  const [latest] = (program?.board_results ?? []).toSorted((a, b) => b.year - a.year)
  if (!program?.licensure || !latest) return undefined
  const country = latest.country == null ? '' : `; national passing rate ${latest.country}%`
  return { value: `${latest.passed}%`, note: `${latest.year}${country}` }
}

const afterSchool = ['College', 'Graduate School']

/** Number of college and graduate programs in the finder. */
const countPrograms: Fact = (_row, sources) => {
  const count = valuesOf(sources).filter(({ level }) => afterSchool.includes(level)).length
  return count > 0 && sources.schoolYear ? { value: String(count), note: sources.schoolYear } : undefined
}

/** Lowest and highest fees of a semester of a college program. */
const tuition: Fact = (_row, sources) => {
  const sums = valuesOf(sources)
    .filter(({ level }) => level === afterSchool[0])
    .flatMap(({ charges }) => charges?.find(({ per }) => per === 'semester')?.pesos ?? [])
    .toSorted((a, b) => a - b)
  const [lowest] = sums
  if (lowest === undefined || !sources.schoolYear) return undefined
  return { value: formatPesos(lowest), note: `to ${formatPesos(sums.at(-1)!)}, ${sources.schoolYear}` }
}

const aid: Fact = (_row, { college: record }) => {
  const { aid_share: share, aid_year: year, aid_source: source } = record.values as College
  return share != null && year && source ? { value: `${share}%`, note: `${year}, ${source}` } : undefined
}

const facts: Readonly<Record<HomeFigureFact, Fact>> = { board, programs: countPrograms, tuition, aid }
