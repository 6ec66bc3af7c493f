import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { LabelChip } from '../status-chip.tsx'
import { ReleaseStateChip } from './release-state.tsx'
import { findReleaseRecord, useOpenReleases } from './use-releases.ts'

/** Mark in a list for a record with a draft, or for an unpublished record in a release. */
export const DraftMark = ({ resource }: { resource: Resource }) =>
  resource.drafts ? <Mark resource={resource} /> : null

const Mark = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { data } = useOpenReleases()
  const found = record && findReleaseRecord(data, resource, record.id)
  if (!found) return null
  const { release } = found
  // The record's status already shows that it isn't published.
  if (!found.record.isLive && release.state === 'draft') return null
  const isAsked = release.state === 'asked'
  return (
    <Box component="span" sx={{ ml: 1 }}>
      {found.record.isLive ? (
        <LabelChip
          label={isAsked ? msg('In review') : msg('Unpublished changes')}
          color={isAsked ? 'warning' : 'default'}
        />
      ) : (
        <ReleaseStateChip state={release.state} />
      )}
    </Box>
  )
}
