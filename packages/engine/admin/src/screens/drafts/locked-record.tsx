import type { Release } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { WrittenDetails } from '../show/written-details.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  release: Release
}

/** Read-only record in a submitted or scheduled release, for people who may not withdraw the release. Shows whom to ask. */
export const LockedRecord = ({ resource, record, release }: Props) => {
  const t = useTranslate()
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography sx={{ mb: 3 }}>
        {t(
          'Until the draft is published or withdrawn, only %{who} and users with publish permission can edit it.',
          {
            who: release.asked_by ?? release.decided_by ?? release.by,
          },
        )}
      </Typography>
      <WrittenDetails resource={resource} record={record} />
    </Box>
  )
}
