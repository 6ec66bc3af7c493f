import { zonedTimeToUtc, localTime } from '@kampana/engine-declare/time/time-zone'
import { DateTimeInput, type DateTimeInputProps } from 'react-admin'
import { collegeTimeZone, timeZoneName } from '../../format/time-zone.ts'

/** Date and time in the college's time zone, regardless of the person's. The form's value is an instant in UTC. */
export const DatetimeInput = ({ helperText, ...props }: DateTimeInputProps) => {
  const timeZone = timeZoneName(collegeTimeZone())
  const help = typeof helperText === 'string' ? `${helperText} (${timeZone})` : timeZone
  return (
    <DateTimeInput
      {...props}
      helperText={helperText === false ? false : help}
      format={toLocal}
      parse={toInstant}
    />
  )
}

/** react-admin formats values a second time. */
const toLocal = (value: unknown): string =>
  typeof value !== 'string' ? '' : isLocal(value) ? value : localTime(value, collegeTimeZone())
const toInstant = (local: string): string | null =>
  local === '' ? null : zonedTimeToUtc(local, collegeTimeZone())
const isLocal = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)
