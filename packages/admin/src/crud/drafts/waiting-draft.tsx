import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { DraftNotice } from './draft-notice.tsx'
import { useRecordDraft } from './use-record-changes.ts'

/** What waits over a live record, above its fields. */
export const WaitingDraft = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const { draft } = useRecordDraft(resource, record.id)
  if (!draft) return null
  return (
    <Box sx={{ mb: 3 }}>
      <DraftNotice resource={resource} record={record} draft={draft} />
    </Box>
  )
}
