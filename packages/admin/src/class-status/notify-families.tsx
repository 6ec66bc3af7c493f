import { reachesAnybody, type AlertEstimate } from '@kampana/shared/api/alerts'
import type { ClassNotice } from '@kampana/shared/class-status'
import { messages } from '@kampana/shared/messages/messages'
import { Checkbox, DialogContentText, FormControlLabel, Typography } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate, type RaRecord, type TranslateFunction } from 'react-admin'
import type { ActionContext } from '@kampana/engine-admin/screens/overrides.tsx'
import { formatTime } from '@kampana/engine-admin/format/format'
import { nowIso } from '@kampana/engine-admin/format/time-zone'
import { useAlertEstimate } from './use-alert-estimate.ts'

interface Props {
  estimate: AlertEstimate | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Checkbox that notifies families. Without recipients there is nothing to choose. */
export const NotifyFamilies = ({ estimate, checked, onChange }: Props) => {
  const t = useTranslate()
  if (!estimate || !reachesAnybody(estimate)) return null
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={checked} onChange={(_event, notified) => onChange(notified)} />}
        label={t('Notify families')}
        sx={{ ml: 0.25 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ pl: 4, pb: 0.5 }}>
        <Reach estimate={estimate} />
      </Typography>
    </>
  )
}

/** Number of recipients of a notice, estimated time of the last delivery, and channels. */
const Reach = ({ estimate }: { estimate: AlertEstimate }) => {
  const t = useTranslate()
  const { channels, room } = estimate
  return (
    <>
      {countFamilies(estimate, t)}
      {channels && ` ${t('Posts to %{channels}.', { channels: channels.join(', ') })}`}
      {room !== undefined && (
        <>
          {' '}
          {t('E-mails left in the 24-hour limit: %{count}. Other families are notified late or not at all.', {
            count: room,
          })}
        </>
      )}
    </>
  )
}

/** Reach of a notice that is already posted. */
export const ReachOfNotice = ({ record, setPointless }: ActionContext) => {
  const t = useTranslate()
  const { levels, campuses, id } = record as ClassNotice & RaRecord
  const estimate = useAlertEstimate({ levels, campuses, of: id })
  const isNobody = estimate !== undefined && !reachesAnybody(estimate)
  useEffect(() => setPointless(isNobody), [isNobody, setPointless])
  return (
    <DialogContentText sx={{ mt: 1 }}>
      {isNobody ? t(messages.nobodySubscribed) : estimate && <Reach estimate={estimate} />}
    </DialogContentText>
  )
}

const countFamilies = ({ recipients, phones, seconds }: AlertEstimate, t: TranslateFunction): string => {
  if (recipients === 0) return t('No subscribers yet. Invite families to subscribe.')
  const time = formatTime(new Date(Date.parse(nowIso()) + seconds * 1000).toISOString())
  return phones === 0
    ? t('E-mails: %{count}, sent by about %{time}. You can cancel for 15 seconds.', {
        count: recipients,
        time,
      })
    : t(
        'E-mails: %{mails}, push notifications: %{phones}, sent by about %{time}. You can cancel for 15 seconds.',
        { mails: recipients - phones, phones, time },
      )
}
