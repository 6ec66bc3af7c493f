import { Box, Typography } from '@mui/material'
import { type RaRecord, useCanAccess, useGetList, useTranslate } from 'react-admin'
import { RelatedLink } from '@kampana/engine-admin/screens/related/related-link.tsx'

/** Users with a role, for people who may list users. */
export const RoleHolders = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const { canAccess = false } = useCanAccess({ resource: 'users', action: 'list' })
  const { data: holders = [], total = 0 } = useGetList<RaRecord & { name: string }>(
    'users',
    { ...byName, filter: { roleIds: record.id } },
    { enabled: canAccess },
  )
  if (holders.length === 0) return null
  const more = total - holders.length
  return (
    <Box component="dl" sx={{ m: 0, mt: 3 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {t('People with this role')}
      </Typography>
      {holders.map(({ id, name }) => (
        <Box key={id} component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          <RelatedLink resource="users" related={{ id: Number(id), description: name }} />
        </Box>
      ))}
      {more > 0 && (
        <Box component="dd" sx={{ m: 0 }}>
          {t('and %{count} more', { count: more })}
        </Box>
      )}
    </Box>
  )
}

const byName = { sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 50 } } as const
