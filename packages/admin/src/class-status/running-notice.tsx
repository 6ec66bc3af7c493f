import { reachesAnybody } from '@kampana/shared/api/alerts'
import {
  formatAffected,
  getPhase,
  formatStatus,
  formatWhen,
  type ClassNotice,
} from '@kampana/shared/class-status'
import { classStatus } from '@kampana/shared/resources/class-status'
import { Box, Stack, Typography } from '@mui/material'
import { useState, type ComponentProps } from 'react'
import { Link, type RaRecord, useCanAccess, useCreatePath, useTranslate, useI18nProvider } from 'react-admin'
import { isOwnServer } from '@kampana/engine-admin/back-end/own-server'
import { msg } from '@kampana/engine-admin/language/msg'
import { formatDay } from '@kampana/engine-admin/format/format'
import { ShareButton } from '@kampana/engine-admin/screens/on-website/share-button.tsx'
import { toWebsite } from '@kampana/engine-admin/screens/on-website/website-address'
import { LabelChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { collegeTimeZone, nowIso } from '@kampana/engine-admin/format/time-zone'
import { localDay } from '@kampana/engine-declare/time/time-zone'
import { extendByDay } from './notice-times.ts'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { sentenceOf } from './notice-preview.tsx'
import { NotifyFamilies } from './notify-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'
import { useNoticeChanges } from './use-notice-changes.ts'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

/** Current or upcoming notice with buttons for the most frequent actions. */
export const RunningNotice = ({ notice }: { notice: ClassNotice & RaRecord }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const whenInWords = useFormatWhen()
  const isComing = getPhase(nowIso(), notice) === 'coming'
  return (
    <Box component="li" sx={apart}>
      <Stack direction="row" flexWrap="wrap" alignItems="baseline" sx={{ columnGap: 1.5, rowGap: 0.5 }}>
        <LabelChip
          label={isComing ? msg('Upcoming') : msg('Active')}
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
  const [asking, setAsking] = useState<Omit<ComponentProps<typeof NotifyDialog>, 'notice' | 'onClose'>>()
  const estimate = useAlertEstimate({ ...notice, of: notice.id })
  const { canAccess: mayEdit } = useCanAccess({ resource: classStatus.name, action: 'edit' })
  const { canAccess: mayDelete } = useCanAccess({ resource: classStatus.name, action: 'delete' })
  const until = extendByDay(notice.ends_at, new Date(nowIso()), collegeTimeZone())
  const extend = t('Extend to %{day}', { day: formatDay(localDay(until, collegeTimeZone())) })
  // If no families would get it, no confirmation is needed. Until that is known, the dialog asks.
  const asks = isOwnServer() && (!estimate || reachesAnybody(estimate))
  const change = (how: NonNullable<typeof asking>): void => (asks ? setAsking(how) : how.change(false))
  return (
    <Stack direction="row" flexWrap="wrap" gap={1} sx={{ mt: 1.5 }}>
      {mayEdit && !isComing && (
        <TaskButton
          label={msg('End now')}
          busy={busy}
          color="inherit"
          onClick={() =>
            change({
              title: t('End the class notice now?'),
              label: 'End now',
              change: (withAlert) => void end(notice, 'now', withAlert),
            })
          }
          sx={thumb}
        />
      )}
      {mayDelete && isComing && (
        <TaskButton
          label={msg('Withdraw')}
          busy={busy}
          variant="outlined"
          color="error"
          onClick={() =>
            change({
              title: t('Withdraw the class notice?'),
              label: 'Withdraw',
              ticked: true,
              change: (withAlert) => void remove(notice.id, notice, withAlert),
            })
          }
          sx={{ ...thumb, order: 1 }}
        />
      )}
      {mayEdit && (
        <TaskButton
          label={extend}
          busy={busy}
          variant="contained"
          onClick={() =>
            change({
              title: t('Extend the class notice?'),
              label: extend,
              change: (withAlert) => void end(notice, until, withAlert),
            })
          }
          sx={{ ...thumb, order: -1 }}
        />
      )}
      <ShareNotice notice={notice} />
      {asking && <NotifyDialog {...asking} notice={notice} onClose={() => setAsking(undefined)} />}
    </Stack>
  )
}

const ShareNotice = ({ notice }: { notice: ClassNotice }) => (
  <ShareButton
    lines={[
      formatStatus(notice),
      formatAffected(notice),
      `${formatWhen(notice, nowIso(), collegeTimeZone())}. ${notice.reason}`,
    ]}
    address={toWebsite('/class-status')}
  />
)

const thumb = { minHeight: 44 }
const apart = { ...sheet, '& + &': { mt: 1.5 } }

/** Formats the time of a notice for staff, in the dashboard's language. Families read it in English. */
const useFormatWhen = () => {
  const t = useTranslate()
  const locale = useI18nProvider().getLocale()
  const until = t('until')
  const phrases = { locale: `${locale}-PH`, until, to: until, midnight: t('midnight'), noon: t('noon') }
  return (span: Parameters<typeof formatWhen>[0]): string =>
    formatWhen(span, nowIso(), collegeTimeZone(), ...(locale === 'en' ? [] : [phrases]))
}

interface Props {
  notice: ClassNotice
  /** Question, and label of its confirm button. */
  title: string
  label: string
  /** True if the checkbox starts checked. */
  ticked?: boolean
  /** Applies the change. If `tell` is true, families get an e-mail. */
  change: (withAlert: boolean) => void
  onClose: () => void
}

/** Asks if families should be notified of a change to a notice. */
const NotifyDialog = ({ notice, title, label, ticked = false, change, onClose }: Props) => {
  const estimate = useAlertEstimate({ ...notice, of: notice.id })
  const [isNotified, setNotified] = useState(ticked)
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault()
        change(isNotified)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{sentenceOf(notice)}</p>
      <NotifyFamilies estimate={estimate} checked={isNotified} onChange={setNotified} />
    </FormDialog>
  )
}
