import type { Resource } from '@kampana/engine-declare/resource'
import { Alert, Box } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { WrittenDetails } from '../show/written-details.tsx'
import { askText } from '../tree/tree-marks.tsx'
import { useSection } from './use-section.ts'

interface Props {
  resource: Resource
  record: RaRecord
}

/** Roles that edit a record of another section; nothing for a record that the person may edit. */
export const OtherSection = ({ resource, record }: Props) => {
  const t = useTranslate()
  const { roles } = useSection(resource, record)
  if (roles === undefined) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
      {t('This record is outside your sections.')} {askText(roles, t)}
    </Alert>
  )
}

/** Record of another section in place of its form. */
export const OutsideRecord = ({ resource, record }: Props) => (
  <Box sx={{ gridColumn: '1 / -1', p: { xs: 2, md: 4 } }}>
    <OtherSection resource={resource} record={record} />
    <WrittenDetails resource={resource} record={record} />
  </Box>
)
