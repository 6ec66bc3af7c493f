import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { DraftNotice } from '../draft-notice.tsx'
import { RecordNotice } from '../record-notice.tsx'
import { useRecordDraft, useRecordWaiting } from '../use-releases.ts'

/** Notice above a record's fields about its draft, or about the release of an unpublished record. */
export const WaitingDraft = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const { draft } = useRecordDraft(resource, record.id)
  const release = useRecordWaiting(resource, record.id)
  if (!release) return null
  const isItself = release.records.some(
    (each) => each.resource === resource.name && each.id === Number(record.id) && !each.isLive,
  )
  return (
    <Box sx={{ mb: 3, '&:empty': { display: 'none' } }}>
      {isItself ? (
        <RecordNotice release={release} />
      ) : (
        draft && <DraftNotice resource={resource} record={record} draft={draft} />
      )}
    </Box>
  )
}
