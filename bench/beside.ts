import { load, type Calls } from './load.ts'
import type { Finding } from './report.ts'

const rounds = 7
const seconds = 1

/** Requests to the product and to its baseline. */
interface Pair {
  what: string
  product: Calls
  floor: Calls
  /** Goal: minimum ratio to the baseline's rate; if undefined, the ratio is only reported. */
  least?: number | undefined
}

/** Measures requests per second of product and baseline, warm and alternating, so that a slow moment affects both. */
export const compareRates = async ({ what, product, floor, least }: Pair): Promise<Finding> => {
  const ours: number[] = []
  const theirs: number[] = []
  await rateOf(product)
  await rateOf(floor)
  for (let round = 0; round < rounds; round++) {
    ours.push(await rateOf(product))
    theirs.push(await rateOf(floor))
  }
  // Ratios within a round, since a machine's speed varies more between rounds.
  const ratio = median(ours.map((rate, round) => rate / (theirs[round] ?? 0)))
  return {
    what,
    measured: `${Math.round(median(ours))} and ${Math.round(median(theirs))} a second, at the median ${ratio.toFixed(2)} : 1`,
    ...(least !== undefined && { goal: `≥ ${least} : 1`, met: ratio >= least }),
  }
}

const rateOf = async (calls: Calls): Promise<number> => {
  const { rate, failed } = await load(calls, seconds)
  if (failed > 0) throw new Error(`${failed} calls of ${calls.url} failed.`)
  return rate
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
