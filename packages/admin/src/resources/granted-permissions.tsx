import { Box, Chip, Stack, Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { groupedByResource, type Permission } from './permission-groups.ts'

/** What a role may do: how much of it in a list, and by resource on a page of its own. */
export const GrantedPermissions = ({ record, brief }: { record: RaRecord; brief: boolean }) => {
  const granted = record.permissions as Permission[]
  if (brief) return <span>{granted.length === 1 ? '1 permission' : `${granted.length} permissions`}</span>
  if (granted.length === 0) return '–'
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
      {groupedByResource(granted).map(({ label, permissions }) => (
        <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '8rem 1fr' }, gap: 0.5 }}>
          <Typography component="dt">{label}</Typography>
          <Stack component="dd" direction="row" flexWrap="wrap" gap={0.5} sx={{ m: 0 }}>
            {permissions.map(({ id, description }) => (
              <Chip key={id} size="small" label={description} />
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  )
}
