import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { FieldValue } from '../field-value.tsx'

/** The field whose value stands beside a record's title, where its resource declares one of this name. */
export const statusField = 'status'

/** The current record's status, for beside its title. */
export const RecordStatus = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const field = resource.fields[statusField]
  if (!field || record?.[statusField] == null) return null
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <FieldValue resource={resource} record={record} name={statusField} field={field} />
    </Box>
  )
}
