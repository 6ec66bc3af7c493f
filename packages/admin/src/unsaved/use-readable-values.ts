import type { Field } from '@kampana/shared/kinds/index'
import { useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin'
import { toText } from '../crud/fields/to-text.ts'
import { relatedIds } from '../crud/related/related-ids.ts'

/** Two values of a field as people read them. Relations are written as ids, and are read by name. */
export const useReadableValues = (field: Field, one: unknown, other: unknown): [string, string] => {
  const related = 'resource' in field ? field.resource : undefined
  const ids = [...new Set([...idsOf(one), ...idsOf(other)])]
  const { data = [] } = useGetMany<RaRecord>(
    related ?? '',
    { ids },
    { enabled: related !== undefined && ids.length > 0 },
  )
  const titleOf = useGetRecordRepresentation(related)
  if (related === undefined) return [toText(field, one), toText(field, other)]
  const named = (value: unknown): string =>
    idsOf(value)
      .map((id) => {
        const record = data.find((each) => each?.id === id)
        return record ? String(titleOf(record)) : String(id)
      })
      .join('\n')
  return [named(one), named(other)]
}

const idsOf = (value: unknown): (string | number)[] =>
  relatedIds(value == null || Array.isArray(value) ? value : [value]) as (string | number)[]
