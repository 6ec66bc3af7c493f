import { msg } from '@kampana/engine-admin/language/msg'
import { messages } from '@kampana/shared/messages/messages'
import { zonedTimeToUtc, localTime } from '@kampana/engine-declare/time/time-zone'
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useEffect } from 'react'
import { useRecordContext, useTranslate, type TranslateFunction } from 'react-admin'
import { useController, useFormContext } from 'react-hook-form'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { collegeTimeZone, timeZoneName } from '@kampana/engine-admin/format/time-zone'
import { useDraftForm } from '@kampana/engine-admin/screens/drafts/draft-form'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { isFuture } from './publish-label.ts'
import { isPublished, publishMode, newPosting, type PostedAt, type PublishMode } from './publishing.ts'

/** Input for the publication of an update: now, at a time, or not yet. */
export const PublishInput = ({ name, disabled = false }: InputProps) => {
  const t = useTranslate()
  const record = useRecordContext()
  const { value, change, problem } = usePosting(name)
  const mode = publishMode(value, record)
  const draftForm = useDraftForm()
  // Drafts over live records, and unpublished changes that need a reviewer, have no publication date.
  if (draftForm && (draftForm.draft || !draftForm.mayPublish)) return null
  const choose = (chosen: PublishMode) => {
    if (chosen === 'time') change(nextHour())
    else if (chosen === 'as it is') change(String(record?.posted_at))
    else change(chosen === 'now' ? 'now' : null)
  }
  return (
    <FormControl
      component="fieldset"
      disabled={disabled}
      error={problem !== undefined}
      sx={{ width: '100%', mt: 1, mb: 2 }}
    >
      <FormLabel component="legend">{t('Publish')}</FormLabel>
      <RadioGroup row name={name} value={mode} onChange={(_event, chosen) => choose(chosen as PublishMode)}>
        {isPublished(record) ? (
          <FormControlLabel value="as it is" control={<Radio />} label={t('Published')} />
        ) : (
          <FormControlLabel value="now" control={<Radio />} label={t('Now')} />
        )}
        <FormControlLabel value="time" control={<Radio />} label={t('Later')} />
        <FormControlLabel
          value="draft"
          control={<Radio />}
          // In a draft over a live record, the word "draft" has another meaning.
          label={isPublished(record) && draftForm ? t('Unpublish') : t('Draft')}
        />
      </RadioGroup>
      {mode === 'time' && <TimeInput value={String(value)} problem={problem} change={change} />}
      <FormHelperText component="output" error={false} sx={{ mx: 0 }}>
        {publishSummary(t, value, record)}
      </FormHelperText>
    </FormControl>
  )
}

const publishAt = msg('Date and time')

interface TimeInputProps {
  value: string
  problem: string | undefined
  change: (posting: PostedAt) => void
}

const TimeInput = ({ value, problem, change }: TimeInputProps) => {
  const t = useTranslate()
  return (
    <TextField
      type="datetime-local"
      label={t(publishAt)}
      value={localTime(value, collegeTimeZone())}
      error={problem !== undefined}
      helperText={problem !== undefined ? t(problem) : timeZoneName(collegeTimeZone())}
      onChange={({ target }) =>
        change(target.value === '' ? '' : zonedTimeToUtc(target.value, collegeTimeZone()))
      }
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: '18rem', mt: 1 }}
    />
  )
}

/** Value in the form. Its default is set only once, so it doesn't replace the choice of a person or a restored draft. */
const usePosting = (name: string) => {
  const record = useRecordContext()
  const { resetField, getValues } = useFormContext()
  const initialValue = record ? ((record[name] as PostedAt | undefined) ?? null) : newPosting()
  const { field, fieldState } = useController({
    name,
    defaultValue: initialValue,
    rules: {
      validate: (posting: unknown) => (posting === '' ? messages.invalid.required(publishAt) : undefined),
    },
  })
  useEffect(() => {
    if (getValues(name) === initialValue) resetField(name, { defaultValue: initialValue })
  }, [name, initialValue, getValues, resetField])
  const change = (posting: PostedAt): void => field.onChange(posting)
  return { value: field.value, change, problem: fieldState.error?.message }
}

const nextHour = (): string => {
  const hour = 60 * 60 * 1000
  return new Date((Math.floor(Date.now() / hour) + 1) * hour).toISOString()
}

/** Sentence about the effect of saving with this publication date. */
const publishSummary = (
  t: TranslateFunction,
  posting: unknown,
  record: Parameters<typeof publishMode>[1],
): string => {
  const wasPublished = isPublished(record)
  const mode = publishMode(posting, record)
  if (mode === 'now') return t('Visible to visitors as soon as you publish.')
  if (mode === 'as it is')
    return t('Visible to visitors since %{when}.', { when: formatDateTime(String(posting)) })
  if (mode === 'time') return scheduleSummary(t, String(posting), wasPublished)
  return wasPublished ? t('Hidden from visitors once you unpublish.') : t('Visible to staff only.')
}

const scheduleSummary = (t: TranslateFunction, moment: string, wasPublished: boolean): string => {
  if (moment === '') return ''
  const when = formatDateTime(moment)
  if (!isFuture(moment))
    return t('That time has passed. The update is published immediately, dated %{when}.', { when })
  return wasPublished
    ? t('Hidden from visitors until %{when}.', { when })
    : t('Will be published on %{when}.', { when })
}
