import { contactMessages } from '@kampana/shared/resources/messages'
import type { RaRecord } from 'react-admin'
import { StatusChip } from '../../crud/status-chip.tsx'

/** What became of a message. One that nobody has read stands out. */
export const MessageStatus = ({ record: { status } }: { record: RaRecord }) => (
  <StatusChip
    field={contactMessages.fields.status}
    value={status}
    colours={colours}
    filled={status === 'new'}
  />
)

const colours = { new: 'primary', answered: 'success', spam: 'warning' } as const
