import { Link, useGetPathForRecord, useRecordContext, useResourceContext } from 'react-admin'
import { useOverrides } from './overrides.tsx'
import { stopClicks } from './stop-clicks.ts'
import { useRecordTitle } from './use-record-title.ts'

/** A record's title as a link to the record, since keyboards and screen readers can't click a row. */
export const RecordLink = () => {
  const record = useRecordContext()
  const getTitle = useRecordTitle()
  const path = useGetPathForRecord()
  const title = getTitle(record)
  const { isUnread } = useOverrides(useResourceContext())
  const isBold = record && (isUnread?.(record) ?? true)
  if (!path) return title
  return (
    <Link to={path} onClick={stopClicks} sx={{ fontWeight: isBold ? 600 : 400, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  )
}
