import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { FieldValue } from '../field-value.tsx'

/** Field whose value appears beside a record's title, if its resource declares it. */
export const statusField = 'status'

/** Status of the current record, beside its title. */
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
