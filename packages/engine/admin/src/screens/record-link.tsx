import type { Resource } from '@kampana/engine-declare/resource'
import { Link, useGetPathForRecord, useRecordContext } from 'react-admin'
import { openedScreen } from './opened-screen.ts'
import { useOverrides } from './overrides.tsx'
import { stopClicks } from './stop-clicks.ts'
import { useRecordTitle } from './use-record-title.ts'

interface Props {
  resource: Resource
  /** Target screen, if it differs from the one that the resource's records open. */
  screen?: 'edit' | 'show'
}

/** Record title as a link, since keyboards and screen readers can't click a row. */
export const RecordLink = ({ resource, screen = openedScreen(resource) }: Props) => {
  const record = useRecordContext()
  const getTitle = useRecordTitle()
  const path = useGetPathForRecord(screen === 'edit' ? { link: screen } : {})
  const title = getTitle(record)
  const { updateOnOpen } = useOverrides(resource.name)
  const isBold = record && (!updateOnOpen || updateOnOpen(record) !== undefined)
  if (!path) return title
  return (
    <Link to={path} onClick={stopClicks} sx={{ fontWeight: isBold ? 600 : 400, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  )
}
