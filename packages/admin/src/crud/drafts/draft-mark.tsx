import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { LabelChip } from '../status-chip.tsx'
import { hasRecord, useOpenChanges } from './use-record-changes.ts'

/** Marks the current record in a list where a draft waits over it. */
export const DraftMark = ({ resource }: { resource: Resource }) =>
  resource.drafts ? <Mark resource={resource} /> : null

const Mark = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { data } = useOpenChanges()
  const change = record && data?.find((each) => hasRecord(each, resource, record.id))
  if (!change) return null
  const isAsked = change.state === 'asked'
  return (
    <Box component="span" sx={{ ml: 1 }}>
      <LabelChip
        label={isAsked ? msg('Draft: asked for') : msg('With a draft')}
        colour={isAsked ? 'warning' : 'default'}
      />
    </Box>
  )
}
