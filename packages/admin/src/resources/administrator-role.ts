import { messages } from '@kampana/shared/messages/messages'
import type { RaRecord } from 'react-admin'

/** True if the server marks a role as that of administrators. */
export const isAdministrator = (role: RaRecord | undefined): boolean =>
  Boolean(Number(role?.is_administrator ?? 0))

export const readOnlyReason = (role: RaRecord | undefined): string | undefined =>
  isAdministrator(role) ? messages.administratorRoleForm : undefined
