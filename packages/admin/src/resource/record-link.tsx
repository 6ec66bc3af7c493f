import type { MouseEvent } from 'react'
import { Link, useGetPathForRecord, useGetRecordRepresentation, useRecordContext } from 'react-admin'

/** A record's title, leading to the record: rows that can only be clicked are closed to keyboards and screen readers. */
export const RecordLink = () => {
  const record = useRecordContext()
  const titleOf = useGetRecordRepresentation()
  const path = useGetPathForRecord()
  const title = titleOf(record)
  if (!path) return title
  return (
    <Link to={path} onClick={stop} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  )
}

/** The row would follow the click a second time. */
const stop = (event: MouseEvent) => event.stopPropagation()
