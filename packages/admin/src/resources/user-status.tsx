import type { RaRecord } from 'react-admin'
import { LabelChip } from '../crud/status-chip.tsx'
import { msg } from '../language/msg.ts'

/** Whether an account is active. */
export const UserStatus = ({ record }: { record: RaRecord }) => {
  const active = record.is_active === 1
  return (
    <LabelChip
      label={active ? msg('Active') : msg('Inactive')}
      colour={active ? 'success' : 'default'}
      filled={active}
    />
  )
}
