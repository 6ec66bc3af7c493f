import { updates } from '@kampana/shared/resources/updates'
import type { RaRecord } from 'react-admin'
import { StatusChip } from '../../crud/status-chip.tsx'

/** Whether visitors see an update. */
export const UpdateStatus = ({ record: { status } }: { record: RaRecord }) => (
  <StatusChip
    field={updates.fields.status}
    value={status}
    colours={colours}
    filled={status !== 'published'}
  />
)

const colours = { published: 'success', scheduled: 'info' } as const
