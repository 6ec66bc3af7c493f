import { localTime, zonedTimeToUtc } from '@kampana/shared/time/time-zone'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'
import { collegeTimeZone, nowIso, timeZoneName } from '../../format/time-zone.ts'

interface Props {
  onSchedule: (moment: string) => void
  onClose: () => void
}

/** Asks when a change goes live, in the college's time. */
export const ScheduleDialog = ({ onSchedule, onClose }: Props) => {
  const t = useTranslate()
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const typed = new FormData(event.currentTarget).get('moment')
    const moment = typeof typed === 'string' && typed !== '' ? zonedTimeToUtc(typed, collegeTimeZone()) : ''
    if (moment === '') return setProblem(t('Please choose a day and a time.'))
    if (moment <= nowIso()) return setProblem(t('This time has passed.'))
    onSchedule(moment)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="schedule-title" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id="schedule-title">{t('Publish at a time')}</DialogTitle>
        <DialogContent>
          <TextField
            // A dialog takes the focus to its input.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            fullWidth
            name="moment"
            type="datetime-local"
            label={t('Day and time')}
            error={problem !== undefined}
            helperText={problem ?? timeZoneName(collegeTimeZone())}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { min: localTime(nowIso(), collegeTimeZone()).slice(0, 16) },
            }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('Schedule')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
