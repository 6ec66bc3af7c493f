import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { CanAccess, CreateButton, useListContext, useTranslate } from 'react-admin'
import { useCreateLabel } from '../use-create-label.ts'
import { WithLabels } from '../with-labels.tsx'

/** A list without any record, with a button that creates the first one. */
export const EmptyList = ({ resource }: { resource: Resource }) => (
  <Box sx={{ py: 12, textAlign: 'center' }}>
    <Typography color="text.secondary">{useTranslate()(emptyText(resource))}</Typography>
    {resource.actions.includes('create') && (
      <CanAccess resource={resource.name} action="create">
        <FirstRecord resource={resource} />
      </CanAccess>
    )}
  </Box>
)

/** The button with its label, since on a phone react-admin shows only an icon. */
const FirstRecord = ({ resource }: { resource: Resource }) => (
  <WithLabels>
    <CreateButton
      resource={resource.name}
      label={useCreateLabel()(resource)}
      variant="outlined"
      sx={{ mt: 2 }}
    />
  </WithLabels>
)

/** A list without a match for its filters, or with only records that are excluded by default. */
export const NothingFound = ({ resource }: { resource: Resource }) => {
  const { filterValues } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
      {useTranslate()(isFiltered ? messages.noMatches : emptyText(resource))}
    </Typography>
  )
}

const emptyText = ({ empty, label }: Resource): string => empty ?? messages.noRecords(label)
