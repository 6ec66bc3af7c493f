import {
  formatAffected,
  getPhase,
  formatStatus,
  formatWhen,
  type ClassNotice,
} from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Box, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, type RaRecord, useCanAccess, useCreatePath, useTranslate } from 'react-admin'
import { msg } from '../language/msg.ts'
import { formatDay } from '../format/format.ts'
import { ShareButton } from '../crud/on-website/share-button.tsx'
import { toWebsite } from '../crud/on-website/website-address.ts'
import { LabelChip } from '../crud/status-chip.tsx'
import { collegeTimeZone, nowIso } from '../format/time-zone.ts'
import { localDay } from '@kampana/shared/time/time-zone'
import { extendByDay } from './notice-times.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'
import { useFormatWhen } from './use-format-when.ts'
import { useNoticeChanges } from './use-notice-changes.ts'
import { sheet } from '../page/sheet.ts'
import { TaskButton } from '../task/task-button.tsx'

/** A current or upcoming notice with buttons for its most frequent actions. */
export const RunningNotice = ({ notice }: { notice: ClassNotice & RaRecord }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const whenInWords = useFormatWhen()
  const isComing = getPhase(nowIso(), notice) === 'coming'
  return (
    <Box component="li" sx={apart}>
      <Stack direction="row" flexWrap="wrap" alignItems="baseline" sx={{ columnGap: 1.5, rowGap: 0.5 }}>
        <LabelChip
          label={isComing ? msg('Coming') : msg('Running')}
          color={isComing ? 'info' : 'error'}
          filled={!isComing}
        />
        <Link
          to={createPath({ resource: classStatus.name, type: 'show', id: notice.id })}
          sx={{ fontWeight: 600 }}
        >
          {t(formatStatus(notice))}
        </Link>
      </Stack>
      <Typography sx={{ mt: 0.75 }}>{formatAffected(notice)}</Typography>
      <Typography variant="body2" color="text.secondary">
        {whenInWords(notice)}. {notice.reason}
      </Typography>
      <NoticeActions notice={notice} isComing={isComing} />
    </Box>
  )
}

const NoticeActions = ({ notice, isComing }: { notice: ClassNotice & RaRecord; isComing: boolean }) => {
  const t = useTranslate()
  const { busy, end, remove } = useNoticeChanges()
  const [isTakingBack, setTakingBack] = useState(false)
  const mails = useAlertEstimate(isComing ? { ...notice, of: notice.id } : undefined)?.mails ?? 0
  const { canAccess: mayEdit } = useCanAccess({ resource: classStatus.name, action: 'edit' })
  const { canAccess: mayDelete } = useCanAccess({ resource: classStatus.name, action: 'delete' })
  const until = extendByDay(notice.ends_at, new Date(nowIso()), collegeTimeZone())
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} sx={{ mt: 1.5 }}>
      {mayEdit && !isComing && (
        <TaskButton
          label={msg('End now')}
          busy={busy}
          color="inherit"
          onClick={() => void end(notice, 'now')}
          sx={thumb}
        />
      )}
      {mayDelete && isComing && (
        <TaskButton
          label={msg('Take back')}
          busy={busy}
          variant="outlined"
          color="error"
          onClick={() => (mails > 0 ? setTakingBack(true) : void remove(notice.id, notice))}
          sx={{ ...thumb, order: 1 }}
        />
      )}
      {mayEdit && (
        <TaskButton
          label={t('Extend to %{day}', { day: formatDay(localDay(until, collegeTimeZone())) })}
          busy={busy}
          variant="contained"
          onClick={() => void end(notice, until)}
          sx={{ ...thumb, order: -1 }}
        />
      )}
      <ShareButton
        lines={[
          formatStatus(notice),
          formatAffected(notice),
          `${formatWhen(notice, nowIso(), collegeTimeZone())}. ${notice.reason}`,
        ]}
        address={toWebsite('/class-status')}
      />
      {isTakingBack && (
        <TakeBackDialog
          notice={notice}
          takeBack={(tell) => void remove(notice.id, notice, tell)}
          onClose={() => setTakingBack(false)}
        />
      )}
    </Stack>
  )
}

const thumb = { minHeight: 44 }
const apart = { ...sheet, '& + &': { mt: 1.5 } }
