import { useQuery } from '@tanstack/react-query'
import { Box } from '@mui/material'
import { useDataProvider, useTranslate } from 'react-admin'
import { unreadKey } from '../query-client.ts'
import { useOverrides } from '@kampana/engine-admin/screens/overrides.tsx'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'

/** Number of unread records next to a list's name in the menu. */
export const UnreadBadge = ({ name }: { name: string }) => {
  const { unreadFilter } = useOverrides(name)
  return unreadFilter && <Count name={name} filter={unreadFilter} />
}

const Count = ({ name, filter }: { name: string; filter: object }) => {
  const provider = useDataProvider()
  const { data: count = 0 } = useQuery({
    queryKey: [unreadKey, name],
    queryFn: async ({ signal }) => ({
      total: (await provider.getList(name, { ...first, filter, signal })).total,
    }),
    select: ({ total }) => total,
    staleTime: 60_000,
    retry: false,
  })
  return <Badge count={count} />
}

/** Badge with a count, also for screen readers; null if the count is 0. */
export const Badge = ({ count }: { count: number }) => {
  const t = useTranslate()
  if (!count) return null
  return (
    <Box component="span" sx={badge}>
      {count}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {t('waiting')}
      </Box>
    </Box>
  )
}

/** Only the total is used. */
const first = { pagination: { page: 1, perPage: 1 }, sort: { field: 'created_at', order: 'DESC' } } as const

const badge = {
  position: 'relative',
  ml: 'auto',
  px: 1,
  borderRadius: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const
