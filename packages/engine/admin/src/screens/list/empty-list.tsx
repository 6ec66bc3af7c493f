import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, Button, Typography } from '@mui/material'
import { CanAccess, CreateButton, useListContext, useTranslate } from 'react-admin'
import { useCreateLabel } from '../use-create-label.ts'
import { WithLabels } from '../with-labels.tsx'

/** Empty state of a list: its purpose and a button that creates the first record. */
export const EmptyList = ({ resource }: { resource: Resource }) => (
  <Box sx={{ py: 12, textAlign: 'center' }}>
    <Typography color="text.secondary">{useTranslate()(emptyText(resource))}</Typography>
    <Purpose resource={resource} />
    {resource.actions.includes('create') && (
      <CanAccess resource={resource.name} action="create">
        <FirstRecord resource={resource} />
      </CanAccess>
    )}
  </Box>
)

const Purpose = ({ resource: { purpose } }: { resource: Resource }) => {
  const t = useTranslate()
  return (
    purpose !== undefined && (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1, mx: 'auto', maxWidth: '32rem' }}>
        {t(purpose)}
      </Typography>
    )
  )
}

/** Create button with its label, since on a phone react-admin shows only an icon. */
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

/** Empty state of a list whose filters match nothing, or whose records are all excluded by default. */
export const NothingFound = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography color="text.secondary">
        {t(isFiltered ? basicMessages.noMatches : emptyText(resource))}
      </Typography>
      {isFiltered ? (
        <Button onClick={() => setFilters({}, {})} sx={{ mt: 1 }}>
          {t('Show all')}
        </Button>
      ) : (
        <Purpose resource={resource} />
      )}
    </Box>
  )
}

const emptyText = ({ empty, label }: Resource): string => empty ?? basicMessages.noRecords(label)
