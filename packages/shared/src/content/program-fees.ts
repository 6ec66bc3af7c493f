import { formatPesos } from '../text/money.ts'

/** What a fee is paid for, and what several of these are called. */
export const chargeUnits = {
  semester: 'Semester',
  year: 'Year',
  unit: 'Unit',
  once: 'Once',
} as const

/** A fee of a program, and how often it is paid in the first year: 0 times where it comes later, or isn't for all. */
export interface Charge {
  fee: string
  pesos: number
  per: keyof typeof chargeUnits
  times: number
}

/** What search engines are told of a program. */
export interface OfferedProgram {
  title: string
  short: string
  description: string
  who: string
  charges: readonly Charge[]
}

/** What the first year costs in pesos; undefined where no fee is known. */
export const firstYearSum = (charges: readonly Charge[]): number | undefined =>
  charges.some(({ times }) => times > 0)
    ? charges.reduce((sum, { pesos, times }) => sum + pesos * times, 0)
    : undefined

/** `2 semesters at ₱41,200`, or the sum alone where it is paid once. */
export const describeCharge = ({ pesos, per, times }: Charge): string => {
  const sum = formatPesos(pesos)
  if (times <= 1 || per === 'once') return sum
  return `${times} ${chargeUnits[per].toLowerCase()}s at ${sum}`
}
