import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import type { RaRecord } from 'react-admin'
import { useOverrides } from './overrides.tsx'
import { formatDayRange } from '../format/format.ts'
import { FieldDisplay } from './fields/field-display.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  name: string
  field: Field
  brief?: boolean
}

/** A record's value of one field: as the resource shows it, or else as its kind is shown. */
export const FieldValue = ({ resource, record, name, field, brief = false }: Props) => {
  const { displays, rangeColumn } = useOverrides(resource.name)
  const Cell = displays?.[name]
  if (brief && rangeColumn?.from === name && record[name] != null)
    return formatDayRange(String(record[name]), String(record[rangeColumn.to] ?? record[name]))
  return Cell && record[name] != null ? (
    <Suspense fallback={null}>
      <Cell record={record} brief={brief} />
    </Suspense>
  ) : (
    <FieldDisplay field={field} value={record[name]} brief={brief} />
  )
}
