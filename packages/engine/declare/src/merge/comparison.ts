import { relatedId, relatedIds, toRows, type Field, type FieldKind } from '../kinds/index.ts'
import { comparableBody } from './comparable-body.ts'
import { toRowKey } from '../kinds/rows/compare-rows.ts'

/**
 * Strategy for merging two people's changes of one value (`merge/merge-values.ts`).
 *
 * - `whole`: one of the two values
 * - `set`: what each added and removed
 * - `blocks`: each paragraph, list item and table row separately
 * - `rows`: each row separately
 */
export type MergeStrategy = 'whole' | 'set' | 'blocks' | 'rows'

/** Comparison of two values of a field, by kind. */
export interface Comparison {
  /** String that is equal for equivalent values; null for no value. */
  comparable: (value: unknown) => string | null
  merge: MergeStrategy
}

/** Null, undefined and '' are all equal. */
const sameText = (value: unknown): string | null => {
  if (value == null || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const asText: Comparison = { comparable: sameText, merge: 'whole' }

/**
 * Kinds whose values aren't compared and merged as whole texts. Separate from the kinds, whose schemas aren't part of the
 * dashboard's first load.
 */
const comparisons: Readonly<Partial<Record<FieldKind, Comparison>>> = {
  richText: { comparable: comparableBody, merge: 'blocks' },
  // An instant can be written in several ways. Words such as 'now' aren't instants and are compared directly.
  datetime: {
    comparable: (value) =>
      value == null || value === '' ? null : String(new Date(String(value)).getTime() || value),
    merge: 'whole',
  },
  rows: {
    comparable: (value) => {
      const rows = toRows(value)
      return rows.length === 0 ? null : rows.map(toRowKey).join('\n')
    },
    merge: 'rows',
  },
  tags: { comparable: sameText, merge: 'set' },
  boolean: { comparable: (value) => String(Boolean(Number(value ?? 0))), merge: 'whole' },
  reference: { comparable: (value) => sameText(relatedId(value)), merge: 'whole' },
  // Ids have no order.
  referenceMany: { comparable: (value) => relatedIds(value).map(String).sort().join(), merge: 'set' },
}

/** Comparison of a field's values. */
export const findComparison = ({ kind }: Pick<Field, 'kind'>): Comparison => comparisons[kind] ?? asText

/** True if two values of a field are equivalent, by its kind's `comparable`. */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean => {
  const { comparable } = findComparison(field)
  return comparable(one) === comparable(other)
}
