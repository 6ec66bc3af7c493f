import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { positionAt, positionBetween } from '@kampana/engine-declare/lists/position-between'
import { sortPosition } from '@kampana/engine-declare/lists/position-field'
import type { Layout } from './layout.ts'
import { originOf, withOrigin } from './origins.ts'

/**
 * Sorts records by hand. A record without a position comes after the record before it in the files. Before version 0.4, files
 * had numbers (`formerPosition`); they apply unless a record has a position.
 */
export const withPositions = ({ resource }: Layout, records: readonly ShownRecord[]): ShownRecord[] => {
  if (!resource.byHand) return [...records]
  const isNew = records.some(({ values }) => typeof values[sortPosition] === 'string')
  return isNew
    ? fillGaps(records)
    : sortedByNumber(records, resource.byHand).map((record, index) => at(record, positionAt(index)))
}

const fillGaps = (records: readonly ShownRecord[]): ShownRecord[] => {
  let before: string | undefined
  return records.map((record, index) => {
    const next = records
      .slice(index + 1)
      .map(positionOf)
      .find((position) => position !== undefined)
    const isBetween = before === undefined || next === undefined || before < next
    before = positionOf(record) ?? positionBetween(before, isBetween ? next : undefined)
    return at(record, before)
  })
}

const positionOf = ({ values }: ShownRecord): string | undefined =>
  typeof values[sortPosition] === 'string' ? values[sortPosition] : undefined

const sortedByNumber = (records: readonly ShownRecord[], newRecords: 'first' | 'last'): ShownRecord[] => {
  const unplaced = newRecords === 'first' ? -Infinity : Infinity
  const numberOf = ({ values: { [sortPosition]: number } }: ShownRecord) =>
    typeof number === 'number' ? number : unplaced
  return records.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : Number(numberOf(a) > numberOf(b))))
}

const at = (record: ShownRecord, position: string): ShownRecord =>
  withOrigin({ ...record, values: { ...record.values, [sortPosition]: position } }, originOf(record))
