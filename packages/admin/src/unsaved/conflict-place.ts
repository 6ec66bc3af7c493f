import type { Field } from '@kampana/shared/kinds/index'

/** A place that two people changed, each to something else. */
export interface Place {
  key: string
  /** What it is called, translated. */
  label: string
  field: Field
  mine: unknown
  theirs: unknown
  /** Whether both can stand there, one after the other. */
  mayBeBoth?: boolean
}
