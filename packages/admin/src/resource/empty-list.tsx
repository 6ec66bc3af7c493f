import { messages } from '@kampana/shared/messages'
import type { Resource } from '@kampana/shared/resource'
import { Typography } from '@mui/material'
import { useWords } from '../language/words.ts'

/** What a list without any record says. */
export const EmptyList = ({ resource }: { resource: Resource }) => (
  <Typography sx={{ py: 12, textAlign: 'center', color: 'text.secondary' }}>
    {useWords()(resource.empty ?? messages.noRecords(resource.label))}
  </Typography>
)

/** What a list says when its filters leave nothing. */
export const NothingFound = () => (
  <Typography sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
    {useWords()(messages.noMatches)}
  </Typography>
)
