import type { Change } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { Details } from '../show/details.tsx'

interface Props {
  resource: Resource
  record: RaRecord
  change: Change
}

/** A record in a change that is submitted or scheduled, for people who may not withdraw that: they read it, and whom to ask. */
export const LockedRecord = ({ resource, record, change }: Props) => {
  const t = useTranslate()
  const written = Object.entries(resource.fields).flatMap(([name, { readOnly, condition }]) =>
    readOnly || (condition && record[name] == null) ? [] : [name],
  )
  return (
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <Typography sx={{ mb: 3 }}>
        {t(
          'Until it is published or withdrawn, only %{who} and people with publish permission can change it.',
          {
            who: change.asked_by ?? change.decided_by ?? change.by,
          },
        )}
      </Typography>
      <Details resource={resource} record={record} names={written} />
    </Box>
  )
}
