import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { Show, useShowContext } from 'react-admin'
import { isOwnServer } from '../../account/own-server.ts'
import { differing } from '../../resources/index.ts'
import { Details } from './details.tsx'
import { RecordFailure } from '../failure/record-failure.tsx'
import { RecordHeader } from '../record-header.tsx'
import { useReadFailure } from '../failure/use-read-failure.ts'
import { useOpening } from '../use-opening.ts'

/** One record, every field under its label. */
export const GeneratedShow = ({ resource }: { resource: Resource }) => (
  <Show
    title={false}
    actions={<RecordHeader resource={resource} here="show" />}
    queryOptions={{ onError: useReadFailure(resource) }}
  >
    <ShownRecord resource={resource} />
  </Show>
)

const ShownRecord = ({ resource }: { resource: Resource }) => {
  const { record, isFetching, error, refetch } = useShowContext()
  useOpening(resource, record, isFetching)
  if (!record) return <RecordFailure error={error} refetch={refetch} />
  // The title stands above it all already.
  const names = Object.entries(resource.fields)
    .filter(([name, field]) => name !== resource.title && isShown(field, record[name]))
    .map(([name]) => name)
  const After = differing[resource.name]?.after
  return (
    <Box sx={{ p: { xs: 2, md: 4 } }}>
      <Details resource={resource} record={record} names={names} />
      {After && (
        <Suspense>
          <After record={record} />
        </Suspense>
      )}
    </Box>
  )
}

/** Another back end may lack what it doesn't tell. */
const isShown = (field: Field, value: unknown): boolean =>
  (field.condition === undefined || value != null) && (value !== undefined || isOwnServer())
