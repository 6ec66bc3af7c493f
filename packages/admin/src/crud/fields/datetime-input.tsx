import { zonedTimeToUtc, localTime } from '@kampana/shared/time/time-zone'
import { DateTimeInput, type DateTimeInputProps } from 'react-admin'
import { collegeTimeZone, timeZoneName } from '../../format/time-zone.ts'

/** A day and a time of day at the college, wherever the person is. In the form its value is an instant in UTC. */
export const DatetimeInput = (props: DateTimeInputProps) => (
  <DateTimeInput helperText={timeZoneName(collegeTimeZone())} {...props} format={shown} parse={instant} />
)

/** react-admin formats what it has formatted again. */
const shown = (value: unknown): string =>
  typeof value !== 'string' ? '' : isLocal(value) ? value : localTime(value, collegeTimeZone())
const instant = (local: string): string | null =>
  local === '' ? null : zonedTimeToUtc(local, collegeTimeZone())
const isLocal = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)
