import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { DraftNotice } from '../draft-notice.tsx'
import { RecordNotice } from '../record-notice.tsx'
import { useRecordDraft, useRecordWaiting } from '../use-record-changes.ts'

/** Notice above a record's fields about its draft, or about the release of an unpublished record. */
export const WaitingDraft = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const { draft } = useRecordDraft(resource, record.id)
  const change = useRecordWaiting(resource, record.id)
  if (!change) return null
  const isItself = change.records.some(
    (each) => each.resource === resource.name && each.id === Number(record.id) && !each.isLive,
  )
  return (
    <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
      {isItself ? (
        <RecordNotice change={change} />
      ) : (
        draft && <DraftNotice resource={resource} record={record} draft={draft} />
      )}
    </Box>
  )
}
