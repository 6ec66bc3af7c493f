import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { CanAccess, CreateButton } from 'react-admin'
import { useWords } from '../language/words.ts'

/** What a list without any record says, and for those who may the way to its first one. */
export const EmptyList = ({ resource }: { resource: Resource }) => (
  <Box sx={{ py: 12, textAlign: 'center' }}>
    <Typography color="text.secondary">
      {useWords()(resource.empty ?? messages.noRecords(resource.label))}
    </Typography>
    {resource.actions.includes('create') && (
      <CanAccess resource={resource.name} action="create">
        <FirstRecord resource={resource} />
      </CanAccess>
    )}
  </Box>
)

/** What to do next. */
const FirstRecord = ({ resource }: { resource: Resource }) => {
  const t = useWords()
  return (
    <CreateButton
      resource={resource.name}
      label={t('New %{what}', { what: t(resource.singular) })}
      variant="outlined"
      sx={{ mt: 2 }}
    />
  )
}

/** What a list says when its filters leave nothing. */
export const NothingFound = () => (
  <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
    {useWords()(messages.noMatches)}
  </Typography>
)
