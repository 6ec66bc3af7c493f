import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { Typography } from '@mui/material'

/** What a list without any record says. */
export const EmptyList = ({ resource }: { resource: Resource }) => (
  <Typography sx={{ py: 12, textAlign: 'center', color: 'text.secondary' }}>
    {resource.empty ?? messages.noRecords(resource.label)}
  </Typography>
)

/** What a list says when its filters leave nothing. */
export const NothingFound = () => (
  <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>{messages.noMatches}</Typography>
)
