import { formatPesos } from '@kampana/engine-declare/text/money'

/** Units of a fee, in singular and plural. */
export const chargeUnits = {
  semester: 'Semester',
  year: 'Year',
  unit: 'Unit',
  once: 'Once',
} as const

/** A fee of a program, and its number of payments in the first year; 0 if it comes later or doesn't apply to everybody. */
export interface Charge {
  fee: string
  pesos: number
  per: keyof typeof chargeUnits
  times: number
}

/** Cost of the first year in pesos; undefined if no fee is known. */
export const firstYearSum = (charges: readonly Charge[]): number | undefined =>
  charges.some(({ times }) => times > 0)
    ? charges.reduce((sum, { pesos, times }) => sum + pesos * times, 0)
    : undefined

/** `2 semesters at ₱41,200`, or only the sum of a single payment. */
export const describeCharge = ({ pesos, per, times }: Charge): string => {
  const sum = formatPesos(pesos)
  if (times <= 1 || per === 'once') return sum
  return `${times} ${chargeUnits[per].toLowerCase()}s at ${sum}`
}
