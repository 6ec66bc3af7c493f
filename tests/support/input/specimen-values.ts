import type { Field } from '@kampana/engine-declare/kinds/index'
import { valueBy, type SampledKind, type Specimen, type Surroundings } from './specimen.ts'
import { specimens } from './specimens.ts'

/** The specimen of a field's kind. Throws for a kind that isn't sampled. */
export const specimenOf = <F extends Field>({ kind }: F): Specimen => {
  if (!(kind in specimens)) throw new Error(`The kind ${kind} has no specimen.`)
  return specimens[kind as SampledKind] as unknown as Specimen
}

/** One of the two values of a field, as sent and as read. */
export const valueOf = (field: Field, turn: 0 | 1, around: Surroundings): ReturnType<typeof valueBy> =>
  valueBy(specimenOf(field), field, turn, around)
