import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { differing } from '../resources/index.ts'
import { daysInWords } from '../format/format.ts'
import { FieldDisplay } from './kinds/field-display.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  name: string
  field: Field
  brief?: boolean
}

/** A record's value of one field: as the resource shows it, or else as its kind is shown. */
export const Value = ({ resource, record, name, field, brief = false }: Props) => {
  const { cells, joined } = differing[resource.name] ?? {}
  const Cell = cells?.[name]
  if (brief && joined?.from === name && record[name] != null)
    return daysInWords(String(record[name]), String(record[joined.to] ?? record[name]))
  return Cell && record[name] != null ? (
    <Suspense fallback={null}>
      <Cell record={record} brief={brief} />
    </Suspense>
  ) : (
    <FieldDisplay field={field} value={record[name]} brief={brief} />
  )
}
