import { messages } from '@kampana/shared/messages/messages'
import { today } from '../../format/time-zone.ts'

/** Whether a day that the record has is over; then it may be corrected, though no new one may be entered. */
export const isPastDay = (day: unknown): boolean => typeof day === 'string' && day < today()

/** Of two days or two instants, which sort as text. */
export const notBefore = (
  value: unknown,
  earliest: unknown,
  day: string,
  label: string,
): string | undefined =>
  typeof value === 'string' &&
  typeof earliest === 'string' &&
  value !== '' &&
  earliest !== '' &&
  value < earliest
    ? messages.invalid.afterOrEqual(label, day)
    : undefined
