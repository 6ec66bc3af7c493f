import { Box, Chip, Stack, Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { RoleWarningList } from './people/role-warning-list.tsx'
import { heldLevel } from '@kampana/shared/permission-levels'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { plainPermission } from './people/role-warnings.ts'
import { groupPermissions, type GroupedPermissions, type Permission } from './permission-groups.ts'
import { permissionMessage } from './permission-message.ts'
import { levelLabels } from './roles/level-labels.ts'

/** Permissions of a role: their number in a list, and all of them by resource on its page. */
export const GrantedPermissions = ({ record, brief }: { record: RaRecord; brief: boolean }) => {
  const t = useTranslate()
  const granted = record.permissions as Permission[]
  if (brief)
    return (
      <span>
        {granted.length === 1 ? t('1 permission') : t('%{count} permissions', { count: granted.length })}
      </span>
    )
  if (granted.length === 0) return '–'
  return (
    <>
      <Grouped granted={granted} />
      <RoleWarningList permissions={granted.map(({ description }) => description)} />
    </>
  )
}

const Grouped = ({ granted }: { granted: readonly Permission[] }) => {
  const t = useTranslate()
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
      {groupPermissions(granted).map((group) => (
        <Box key={group.label} sx={{ display: 'grid', gridTemplateColumns: { sm: '8rem 1fr' }, gap: 0.5 }}>
          <Typography component="dt">{t(group.label)}</Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <GrantedOn group={group} />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Level of access to one resource, or the single permissions if they match no level. */
const GrantedOn = ({ group: { declared, permissions } }: { group: GroupedPermissions }) => {
  const t = useTranslate()
  const granted = new Set(permissions.map(({ description }) => plainPermission(description)))
  const names = [...(declared?.levels.keys() ?? [])].filter((name) => granted.has(plainPermission(name)))
  const level = declared && capabilities().permissions ? heldLevel(declared, new Set(names)) : 'mixed'
  if (level !== 'mixed') return t(levelLabels[level])
  return (
    <Stack direction="row" flexWrap="wrap" gap={0.5}>
      {permissions.map((permission) => (
        <Chip key={permission.id} size="small" label={t(permissionMessage(permission))} />
      ))}
    </Stack>
  )
}
