import { invitations } from '@kampana/shared/resources/invitations'
import type { RaRecord } from 'react-admin'
import { StatusChip } from '../crud/status-chip.tsx'

/** How far an invitation has come. */
export const InvitationStatus = ({ record: { status } }: { record: RaRecord }) => (
  <StatusChip
    field={invitations.fields.status}
    value={status}
    colours={colours}
    filled={status === 'waiting'}
  />
)

const colours = { waiting: 'info', accepted: 'success' } as const
