import { inputName } from '@kampana/shared/kinds/index'
import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material'
import { useGetList, useInput, useTranslate } from 'react-admin'
import { knownPermissions } from '../account/own-server.ts'
import { storedAccount } from '../account/stored-account.ts'
import { allRows } from '../data-provider/all-rows.ts'
import type { InputProps } from '../crud/fields/input-props.ts'
import { relatedIds } from '../crud/related/related-ids.ts'
import { RoleWarningList } from './people/role-warning-list.tsx'
import { groupByResource, permissionMessage, type Permission } from './permission-groups.ts'

/** A role's permissions: by resource, with a box for all of a resource and one for all there are. */
export const PermissionPicker = ({ name, field, disabled = false }: InputProps) => {
  const { data = [], error } = useGetList<Permission>('permissions', {
    pagination: { page: 1, perPage: allRows },
    sort: { field: 'id', order: 'ASC' },
  })
  const { field: input, fieldState } = useInput({ source: inputName(name, field), defaultValue: [] })
  const t = useTranslate()
  const chosen = new Set(relatedIds(input.value).map(Number))
  const problem = fieldState.error?.message ?? error?.message
  const choose = (ids: readonly number[], on: boolean) => {
    const next = on ? chosen.union(new Set(ids)) : chosen.difference(new Set(ids))
    input.onChange([...next])
  }
  return (
    <Box component="fieldset" sx={{ width: '100%', m: 0, mb: 2, p: 0, border: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0 }}>
        {t(field.label)}
      </Typography>
      {field.help !== undefined && <FormHelperText sx={{ mx: 0 }}>{t(field.help)}</FormHelperText>}
      {problem && <FormHelperText error>{t(problem)}</FormHelperText>}
      <RoleWarningList
        permissions={data
          .filter(({ id }) => chosen.has(id))
          .map(({ name: words, description }) => words ?? description)}
      />
      <All label={t('All permissions')} permissions={data} {...{ chosen, choose, disabled }} />
      {groupByResource(data).map(({ label, permissions }) => (
        <Box component="fieldset" key={label} sx={group}>
          <Typography component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
            {t(label)}
          </Typography>
          <All
            label={t('All of %{what}', { what: t(label) })}
            {...{ permissions, chosen, choose, disabled }}
          />
          {permissions.map((permission) => (
            <FormControlLabel
              key={permission.id}
              label={t(permissionMessage(permission))}
              disabled={disabled || !mayGrant(permission.name)}
              control={
                <Checkbox
                  size="small"
                  checked={chosen.has(permission.id)}
                  onChange={(_event, on) => choose([permission.id], on)}
                />
              }
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

interface AllProps {
  label: string
  permissions: readonly Permission[]
  chosen: ReadonlySet<number>
  choose: (ids: readonly number[], on: boolean) => void
  disabled: boolean
}

const All = ({ label, permissions, chosen, choose, disabled }: AllProps) => {
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
          onChange={(_event, all) => choose(ids, all)}
        />
      }
    />
  )
}

/** Nobody grants what they don't hold. Where the back end doesn't tell what one holds, it decides. */
const mayGrant = (permission: string | undefined): boolean =>
  permission === undefined || (knownPermissions(storedAccount.read())?.includes(permission) ?? true)

const group = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(13rem, 1fr))' },
  m: 0,
  mt: 1.5,
  px: 2,
  pb: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
