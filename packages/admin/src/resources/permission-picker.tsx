import { Alert, Box, FormHelperText, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { RoleWarningList } from './people/role-warning-list.tsx'
import { groupPermissions, type GroupedPermissions } from './permission-groups.ts'
import { permissionMessage } from './permission-message.ts'
import { LevelSelect } from './roles/level-select.tsx'
import { AllBox, PermissionBoxes, type PermissionSelection } from './roles/permission-boxes.tsx'
import { PresetButtons } from './roles/preset-buttons.tsx'
import { useChosenPermissions } from './roles/use-chosen-permissions.ts'

/**
 * Input for a role's permissions: a level per resource, with the single permissions below. For other back ends, only
 * checkboxes.
 */
export const PermissionPicker = ({ name, field, disabled = false }: InputProps) => {
  const t = useTranslate()
  const { data, chosen, isNew, leftOut, problem, begin, change } = useChosenPermissions({ name, field })
  const choice = { chosen, change, disabled }
  return (
    <Box component="fieldset" sx={{ width: '100%', m: 0, mb: 2, p: 0, border: 0 }}>
      <Typography component="legend" variant="body2" color="text.secondary" sx={{ p: 0 }}>
        {t(field.label)}
      </Typography>
      {field.help !== undefined && <FormHelperText sx={{ mx: 0 }}>{t(field.help)}</FormHelperText>}
      {problem && <FormHelperText error>{t(problem)}</FormHelperText>}
      {isNew && capabilities().permissions && (
        <PresetButtons onChoose={(names) => begin(data.filter((each) => names.includes(each.name ?? '')))} />
      )}
      {leftOut.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('Unavailable, because you don’t have this permission: %{what}', {
            what: leftOut.map((each) => t(permissionMessage(each))).join(', '),
          })}
        </Alert>
      )}
      <RoleWarningList
        permissions={data
          .filter(({ id }) => chosen.has(id))
          .map(({ name: label, description }) => label ?? description)}
      />
      <AllBox label={t('All permissions')} permissions={data} {...choice} />
      {groupPermissions(data).map((group) =>
        group.declared && capabilities().permissions ? (
          <LevelSelect key={group.label} group={group.declared} permissions={group.permissions} {...choice} />
        ) : (
          <BoxGroup key={group.label} group={group} {...choice} />
        ),
      )}
    </Box>
  )
}

const BoxGroup = ({ group, ...choice }: PermissionSelection & { group: GroupedPermissions }) => {
  const t = useTranslate()
  const label = t(group.label)
  return (
    <Box component="fieldset" sx={boxes}>
      <Typography component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {label}
      </Typography>
      <AllBox label={t('All %{what}', { what: label })} permissions={group.permissions} {...choice} />
      <PermissionBoxes permissions={group.permissions} {...choice} />
    </Box>
  )
}

const boxes = {
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
