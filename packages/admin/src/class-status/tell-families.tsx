import type { AlertEstimate } from '@kampana/shared/api/alerts'
import { Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { formatTime } from '../format/format.ts'
import { nowIso } from '../format/time-zone.ts'

interface Props {
  estimate: AlertEstimate | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Whether families are told: how many, and about when the last is. Where nobody asked for it there is nothing to choose. */
export const TellFamilies = ({ estimate, checked, onChange }: Props) => {
  const t = useTranslate()
  if (!estimate || estimate.recipients === 0) return null
  const { recipients, phones, seconds, room } = estimate
  const last = formatTime(new Date(Date.parse(nowIso()) + seconds * 1000).toISOString())
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={checked} onChange={(_event, told) => onChange(told)} />}
        label={t('Tell families')}
        sx={{ ml: 0.25 }}
      />
      <Typography variant="body2" color="text.secondary" sx={{ pl: 4, pb: 0.5 }}>
        {phones === 0
          ? t('%{count} by e-mail, the last about %{time}. For 15 seconds you can stop it.', {
              count: recipients,
              time: last,
            })
          : t(
              '%{mails} by e-mail and %{phones} on phones, the last about %{time}. For 15 seconds you can stop it.',
              { mails: recipients - phones, phones, time: last },
            )}
        {room !== undefined && (
          <>
            {' '}
            {t('Only %{count} more letters may go in 24 hours: the others are told later or not at all.', {
              count: room,
            })}
          </>
        )}
      </Typography>
    </>
  )
}
