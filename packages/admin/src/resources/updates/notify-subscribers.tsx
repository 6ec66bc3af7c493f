import { reachesAnybody, type AlertEstimate } from '@kampana/shared/api/alerts'
import { messages } from '@kampana/shared/messages/messages'
import { Checkbox, DialogContentText, FormControlLabel, FormHelperText } from '@mui/material'
import { useEffect } from 'react'
import { useRecordContext, useTranslate, type TranslateFunction } from 'react-admin'
import { useController, useWatch } from 'react-hook-form'
import { useAlertEstimate } from '../../class-status/use-alert-estimate.ts'
import type { ActionContext } from '@kampana/engine-admin/screens/overrides.tsx'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { isPublished, newPosting } from './publishing.ts'

const everybody = { kind: 'updates', levels: null, campuses: null } as const

/** Checkbox that notifies subscribers of an update when the form publishes it; null if there are no subscribers. */
export const NotifySubscribers = ({ name }: InputProps) => {
  const record = useRecordContext()
  // Until the input has mounted, a new update is published now.
  const posting: unknown = useWatch({
    name: 'posted_at',
    defaultValue: record ? record['posted_at'] : newPosting(),
  })
  const publishes = typeof posting === 'string' && posting !== record?.['posted_at'] && !isPublished(record)
  const estimate = useAlertEstimate(publishes ? everybody : undefined)
  return publishes && estimate && reachesAnybody(estimate) ? <Tick name={name} estimate={estimate} /> : null
}

const Tick = ({ name, estimate }: { name: string; estimate: AlertEstimate }) => {
  const t = useTranslate()
  const { field } = useController({ name, defaultValue: 0, shouldUnregister: true })
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === 1}
            onChange={(_event, notified) => field.onChange(notified ? 1 : 0)}
          />
        }
        label={t('Notify subscribers')}
      />
      <FormHelperText sx={{ mx: 0, mb: 2 }}>{countSubscribers(estimate, t)}</FormHelperText>
    </>
  )
}

/** Number of subscribers that an update would reach. */
export const ReachOfUpdates = ({ setPointless }: ActionContext) => {
  const t = useTranslate()
  const estimate = useAlertEstimate(everybody)
  const isNobody = estimate !== undefined && !reachesAnybody(estimate)
  useEffect(() => setPointless(isNobody), [isNobody, setPointless])
  return (
    <DialogContentText sx={{ mt: 1 }}>
      {isNobody ? t(messages.nobodyAsked) : estimate && countSubscribers(estimate, t)}
    </DialogContentText>
  )
}

const countSubscribers = ({ recipients: count, channels }: AlertEstimate, t: TranslateFunction): string => {
  const notified = t('Subscribers to announcements: %{count}. Alerts go out between 7 AM and 8 PM.', {
    count,
  })
  return channels ? `${notified} ${t('Posts to %{channels}.', { channels: channels.join(', ') })}` : notified
}
