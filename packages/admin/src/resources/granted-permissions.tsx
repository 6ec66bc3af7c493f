import { Box, Chip, Stack, Typography } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { groupByResource, type Permission } from './permission-groups.ts'

/** What a role may do: how much of it in a list, and by resource on a page of its own. */
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
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
      {groupByResource(granted).map(({ label, permissions }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '8rem 1fr' }, gap: 0.5 }}>
          <Typography component="dt">{t(label)}</Typography>
          <Stack component="dd" direction="row" flexWrap="wrap" gap={0.5} sx={{ m: 0 }}>
            {permissions.map(({ id, description }) => (
              <Chip key={id} size="small" label={t(description)} />
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  )
}
