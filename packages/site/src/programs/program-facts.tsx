import { describeCharge, firstYearSum, type Charge } from '@kampana/shared/content/program-fees'
import { formatPesos } from '@kampana/engine-declare/text/money'
import type { ReactNode } from 'react'
import { Link } from '../components/link.tsx'
import type { SchoolDay } from '../content/academic-calendar.ts'
import type { Program } from '../content/program.ts'
import { college } from '../content/store/current.ts'
import { formatLongDayRange } from '../dates.ts'
import { findEntry } from '../site-map.ts'

/** A fact of a program: its label and its value, undefined if unknown. */
export interface ProgramFact {
  term: string
  value: ReactNode
}

/** Page that explains fees. */
const feesPath = '/admission/tuition-and-fees'

/** Facts that families ask about, in this order. The program's page and the comparison show the same facts. */
export const programFacts = (
  { record, licensure, accreditation }: Omit<Program, 'html'>,
  test: SchoolDay | null,
): ProgramFact[] =>
  [
    { term: 'First-year cost', value: firstYear(record.charges ?? []) },
    { term: 'Not included', value: notInFirstYear(record.charges ?? []) },
    { term: 'Fees', value: <Fees fees={record.fees} /> },
    { term: 'Length', value: record.length },
    { term: 'Open to', value: record.who },
    { term: 'Next test', value: test && `${test.title}: ${formatLongDayRange(test.from, test.to)}` },
    { term: 'Licensure', value: licensure },
    { term: 'Recognition', value: record.recognition },
    { term: 'Accreditation', value: accreditation },
    { term: 'Level', value: record.level },
    {
      term: 'Offered by',
      value: <Link to={record.school}>{findEntry(record.school)?.title}</Link>,
    },
  ].filter(({ value }) => value != null && value !== false)

const firstYear = (charges: readonly Charge[]): ReactNode => {
  const sum = firstYearSum(charges)
  return (
    sum !== undefined && (
      <>
        <strong className="program-sum">{formatPesos(sum)}</strong>
        {charges
          .filter(({ times }) => times > 0)
          .map((charge) => (
            <span key={charge.fee} className="program-charge">
              {charge.fee}: {describeCharge(charge)}
            </span>
          ))}
      </>
    )
  )
}

/** Charges that come later or don't apply to everyone, and costs outside the college's fees. */
const notInFirstYear = (charges: readonly Charge[]): ReactNode => {
  if (firstYearSum(charges) === undefined) return null
  const later = charges
    .filter(({ times }) => times === 0)
    .map(({ fee, pesos, per }) => `${fee}: ${formatPesos(pesos)}${per === 'once' ? '' : ` a ${per}`}`)
  const parts = [...later, ...(college.fees_exclude === null ? [] : [college.fees_exclude])]
  if (parts.length === 0) return null
  return parts.map((part) => (
    <span key={part} className="program-charge">
      {part}
    </span>
  ))
}

const Fees = ({ fees }: { fees: string }) => (
  <>
    {fees}
    {findEntry(feesPath) && (
      <>
        {'. '}
        <Link to={feesPath}>What your fees cover, and how to pay</Link>
      </>
    )}
  </>
)
