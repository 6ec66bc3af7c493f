import { Checkbox, FormControlLabel } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Permission } from '../permission-groups.ts'
import { permissionMessage } from '../permission-message.ts'
import { mayGrant } from './may-grant.ts'

export interface PermissionChange {
  add?: readonly number[]
  remove?: readonly number[]
}

/** Ids of the chosen permissions, and a function that changes them. */
export interface PermissionSelection {
  chosen: ReadonlySet<number>
  change: (ids: PermissionChange) => void
  disabled: boolean
}
interface Props extends PermissionSelection {
  permissions: readonly Permission[]
}

/** Checkboxes of these permissions. */
export const PermissionBoxes = ({ permissions, chosen, change, disabled }: Props) => {
  const t = useTranslate()
  return permissions.map((permission) => (
    <FormControlLabel
      key={permission.id}
      label={t(permissionMessage(permission))}
      disabled={disabled || !mayGrant(permission.name)}
      control={
        <Checkbox
          size="small"
          checked={chosen.has(permission.id)}
          onChange={(_event, on) => change({ [on ? 'add' : 'remove']: [permission.id] })}
        />
      }
    />
  ))
}

/** Checkbox that checks or unchecks all of these permissions. */
export const AllBox = ({ label, permissions, chosen, change, disabled }: Props & { label: string }) => {
  const ids = permissions.filter(({ name }) => mayGrant(name)).map(({ id }) => id)
  const on = ids.filter((id) => chosen.has(id)).length
  return (
    <FormControlLabel
      label={label}
      disabled={disabled || ids.length === 0}
      control={
        <Checkbox
          size="small"
          checked={ids.length > 0 && on === ids.length}
          indeterminate={on > 0 && on < ids.length}
          onChange={(_event, all) => change({ [all ? 'add' : 'remove']: ids })}
        />
      }
    />
  )
}
