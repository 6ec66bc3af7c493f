import type { ClassNotice } from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import UmbrellaIcon from '@mui/icons-material/BeachAccessOutlined'
import { Box, Button, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import {
  Link,
  type RaRecord,
  useCanAccess,
  useCreatePath,
  useDataProvider,
  useNotificationContext,
  useTranslate,
} from 'react-admin'
import { PostDialog } from './post-dialog.tsx'
import { RunningNotice } from './running-notice.tsx'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { nowIso } from '@kampana/engine-admin/format/time-zone'

const resource = classStatus.name

/** Home card for staff who post class notices, with the current notices and a button for a new one. */
export const StatusCard = () => {
  const t = useTranslate()
  const id = useId()
  const [posting, setPosting] = useState(false)
  const createPath = useCreatePath()
  const { resetNotifications } = useNotificationContext()
  const { canAccess: mayPost, isPending } = useCanAccess({ resource, action: 'create' })
  const { canAccess: mayEdit } = useCanAccess({ resource, action: 'edit' })
  const may = mayPost === true || mayEdit === true
  const { data: notices, isPending: asking } = useCurrentNotices(may)
  const open = (): void => {
    // A snackbar at the bottom of the screen would cover the Publish button.
    resetNotifications()
    setPosting(true)
  }
  if (isPending || !may) return null
  return (
    <Box component="section" aria-labelledby={id} sx={cardStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <UmbrellaIcon color="primary" />
        <Typography component="h2" id={id} sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {t('Class Status')}
        </Typography>
        <Link to={createPath({ resource, type: 'list' })} sx={{ ml: 'auto', px: 1, py: 0.5 }}>
          {t('All class notices')}
        </Link>
      </Box>
      {asking && <Skeleton height={28} width="60%" />}
      {notices && notices.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
          {notices.map((notice) => (
            <RunningNotice key={notice.id} notice={notice} />
          ))}
        </Box>
      )}
      {notices?.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {t('No active class notice. Families see “No notice posted.”')}
        </Typography>
      )}
      {mayPost && (
        <Button
          // People are more likely to change a current notice than to post another one.
          variant={notices?.length ? 'outlined' : 'contained'}
          size="large"
          onClick={open}
          sx={{ minHeight: 52, width: { xs: '100%', sm: 'auto' }, px: 4 }}
        >
          {t('Post a class notice')}
        </Button>
      )}
      {posting && <PostDialog onClose={() => setPosting(false)} />}
    </Box>
  )
}

/** Notices that haven't ended, sorted by start. */
const useCurrentNotices = (enabled: boolean) => {
  const provider = useDataProvider()
  return useQuery({
    queryKey: [resource, 'home'],
    enabled,
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await provider.getList<ClassNotice & RaRecord>(resource, {
        filter: { ends_at_gt: nowIso() },
        sort: { field: 'starts_at', order: 'ASC' },
        pagination: { page: 1, perPage: 10 },
        signal,
      })
      return data
    },
  })
}

const cardStyle = { ...sheet, p: 2, minWidth: 0 }
