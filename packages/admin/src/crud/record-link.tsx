import type { MouseEvent } from 'react'
import {
  Link,
  useGetPathForRecord,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { useOverrides } from './overrides.tsx'

/** A record's title, leading to the record: rows that can only be clicked are closed to keyboards and screen readers. */
export const RecordLink = () => {
  const record = useRecordContext()
  const titleOf = useGetRecordRepresentation()
  const path = useGetPathForRecord()
  const title = titleOf(record)
  const { isUnread } = useOverrides(useResourceContext())
  const isStressed = record && (isUnread?.(record) ?? true)
  if (!path) return title
  return (
    <Link to={path} onClick={stop} sx={{ fontWeight: isStressed ? 600 : 400, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  )
}

/** Stops propagation, or the row would navigate a second time. */
const stop = (event: MouseEvent) => event.stopPropagation()
