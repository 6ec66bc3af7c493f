import type { FolderRecord } from '@kampana/shared/content/folder-records'
import { positionAt, positionBetween } from '@kampana/engine-declare/lists/position-between'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import type { Resource } from '@kampana/engine-declare/resource'
import { originOf, withOrigin } from './layouts/origins.ts'

/**
 * Gives every record of an order by hand a position. In a list, a record without one comes after the record before it; in a
 * tree, after the others with its parent. Numbers of the format before version 0.4 apply unless a record has a position.
 */
export const withPositions = (resource: Resource, records: readonly FolderRecord[]): FolderRecord[] => {
  const field = positionField(resource)
  if (field === undefined || field === '') return [...records]
  if (resource.tree) return withPlaces(resource.tree, records)
  const isNew = records.some(({ values }) => typeof values[field] === 'string')
  return isNew
    ? fillGaps(field, records)
    : sortedByNumber(field, records, resource.byHand).map((record, n) => at(record, field, positionAt(n)))
}

const fillGaps = (field: string, records: readonly FolderRecord[]): FolderRecord[] => {
  const positionOf = ({ values }: FolderRecord): string | undefined =>
    typeof values[field] === 'string' ? values[field] : undefined
  let before: string | undefined
  return records.map((record, index) => {
    const next = records
      .slice(index + 1)
      .map(positionOf)
      .find((position) => position !== undefined)
    const isBetween = before === undefined || next === undefined || before < next
    before = positionOf(record) ?? positionBetween(before, isBetween ? next : undefined)
    return at(record, field, before)
  })
}

const sortedByNumber = (
  field: string,
  records: readonly FolderRecord[],
  newRecords: Resource['byHand'],
): FolderRecord[] => {
  const unplaced = newRecords === 'first' ? -Infinity : Infinity
  const numberOf = ({ values: { [field]: number } }: FolderRecord) =>
    typeof number === 'number' ? number : unplaced
  return records.toSorted((a, b) => (numberOf(a) < numberOf(b) ? -1 : Number(numberOf(a) > numberOf(b))))
}

const withPlaces = (
  { parent, place }: NonNullable<Resource['tree']>,
  records: readonly FolderRecord[],
): FolderRecord[] => {
  const last = new Map<unknown, string>()
  for (const { values } of records) {
    const position = values[place]
    if (typeof position === 'string' && position > (last.get(values[parent]) ?? ''))
      last.set(values[parent], position)
  }
  return records.map((record) => {
    if (typeof record.values[place] === 'string') return record
    const above = record.values[parent]
    const next = `${last.get(above) ?? ''}i`
    last.set(above, next)
    return at(record, place, next)
  })
}

const at = (record: FolderRecord, field: string, position: string): FolderRecord =>
  withOrigin({ ...record, values: { ...record.values, [field]: position } }, originOf(record))
