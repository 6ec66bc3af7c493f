import { Box, Chip, Stack, Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { RoleWarningList } from './people/role-warning-list.tsx'
import { groupByResource, permissionMessage, type Permission } from './permission-groups.ts'

/** A role's permissions: their number in a list, and all of them by resource on its page. */
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
      {groupByResource(granted).map(({ label, permissions }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '8rem 1fr' }, gap: 0.5 }}>
          <Typography component="dt">{t(label)}</Typography>
          <Stack component="dd" direction="row" flexWrap="wrap" gap={0.5} sx={{ m: 0 }}>
            {permissions.map((permission) => (
              <Chip key={permission.id} size="small" label={t(permissionMessage(permission))} />
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  )
}
