import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { CreateButton, useCanAccess } from 'react-admin'

/** What a list without any record says, and the way to make the first. */
export const EmptyList = ({ resource }: { resource: Resource }) => {
  const { canAccess } = useCanAccess({ resource: resource.name, action: 'create' })
  return (
    <Box sx={{ py: 10, textAlign: 'center' }}>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {resource.empty ?? messages.noRecords(resource.label)}
      </Typography>
      {canAccess && resource.actions.includes('create') && <CreateButton variant="contained" />}
    </Box>
  )
}

/** What a list says when its filters leave nothing. */
export const NothingFound = () => (
  <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{messages.noMatches}</Typography>
)
