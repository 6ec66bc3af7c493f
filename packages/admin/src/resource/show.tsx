import type { Field } from '@kampana/shared/field'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { Show, useShowContext } from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'
import { RecordFailure } from './failure/record-failure.tsx'
import { RecordHeader } from './record-header.tsx'
import { useReadFailure } from './failure/use-read-failure.ts'
import { Value } from './value.tsx'
import { useWords } from '../language/words.ts'

/** One record, every field under its label. */
export const GeneratedShow = ({ resource }: { resource: Resource }) => (
  <Show
    title={false}
    actions={<RecordHeader resource={resource} here="show" />}
    queryOptions={{ onError: useReadFailure(resource) }}
  >
    <Details resource={resource} />
  </Show>
)

const Details = ({ resource }: { resource: Resource }) => {
  const t = useWords()
  const { record, error, refetch } = useShowContext()
  if (!record) return <RecordFailure error={error} refetch={refetch} />
  // The title stands above it all already.
  const shown = Object.entries(resource.fields).filter(
    ([name, field]) => name !== resource.title && isShown(field, record[name]),
  )
  return (
    <Box component="dl" sx={list}>
      {shown.map(([name, field]) => (
        <Box key={name} sx={wide.has(field.kind) ? { gridColumn: '1 / -1' } : null}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(field.label)}
          </Typography>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Value resource={resource} record={record} name={name} field={field} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Another back end may lack what it doesn't tell. */
const isShown = (field: Field, value: unknown): boolean =>
  (field.onlyWhen === undefined || value != null) && (value !== undefined || isOwnServer())

const wide: ReadonlySet<Field['kind']> = new Set(['richText', 'longText', 'changes', 'many', 'picture'])

const list = {
  m: 0,
  p: { xs: 2, md: 4 },
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 3,
}
