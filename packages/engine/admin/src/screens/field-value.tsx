import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { lastDay } from '@kampana/engine-declare/time/event-days'
import type { RaRecord } from 'react-admin'
import { ChunkBoundary } from '../chunks/chunk-boundary.tsx'
import { WithActions } from './actions/action-buttons.tsx'
import { useOverrides } from './overrides.tsx'
import { formatDayRange } from '../format/format.ts'
import { StatusChip } from './status-chip.tsx'
import { FieldDisplay } from './fields/field-display.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  name: string
  field: Field
  brief?: boolean
}

/** A field's value with the actions declared beside it. An unreadable value appears as received. */
export const FieldValue = (props: Props) =>
  props.record[props.name] == null ? (
    (unreadText(props.record, props.name) ?? <Value {...props} />)
  ) : (
    <WithActions resource={props.resource} record={props.record} beside={props.name}>
      <Value {...props} />
    </WithActions>
  )

/** The value in the resource's custom display, or else in that of its kind. */
const Value = ({ resource, record, name, field, brief = false }: Props) => {
  const { displays, rangeColumn, chips } = useOverrides(resource.name)
  const looks = chips?.[name]
  const Cell = displays?.[name]
  if (brief && rangeColumn?.from === name && record[name] != null)
    return formatRange(String(record[name]), record[rangeColumn.to])
  if (looks && field.kind === 'select' && record[name] != null)
    return <StatusChip field={field} value={record[name]} {...looks[String(record[name])]} />
  return Cell && record[name] != null ? (
    <ChunkBoundary fallback={null}>
      <Cell record={record} brief={brief} />
    </ChunkBoundary>
  ) : (
    <FieldDisplay field={field} value={record[name]} brief={brief} />
  )
}

const formatRange = (from: string, to: unknown): string =>
  formatDayRange(from, lastDay(from, typeof to === 'string' ? to : null))
