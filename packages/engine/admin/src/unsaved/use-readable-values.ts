import type { Field } from '@kampana/engine-declare/kinds/index'
import { useGetMany, useGetRecordRepresentation, type RaRecord } from 'react-admin'
import { toText } from '../screens/fields/to-text.ts'
import { relatedIds } from '@kampana/engine-declare/kinds/index'

/** Two values of a field as text. Forms contain relations as ids, whose titles are fetched. */
export const useReadableValues = (field: Field, one: unknown, other: unknown): [string, string] => {
  const related = 'resource' in field ? field.resource : undefined
  const ids = [...new Set([...toIds(one), ...toIds(other)])]
  const { data = [] } = useGetMany<RaRecord>(
    related ?? '',
    { ids },
    { enabled: related !== undefined && ids.length > 0 },
  )
  const getTitle = useGetRecordRepresentation(related)
  if (related === undefined) return [toText(field, one), toText(field, other)]
  const toTitles = (value: unknown): string =>
    toIds(value)
      .map((id) => {
        const record = data.find((each) => each?.id === id)
        return record ? String(getTitle(record)) : String(id)
      })
      .join('\n')
  return [toTitles(one), toTitles(other)]
}

const toIds = (value: unknown): (string | number)[] =>
  relatedIds(value == null || Array.isArray(value) ? value : [value]) as (string | number)[]
