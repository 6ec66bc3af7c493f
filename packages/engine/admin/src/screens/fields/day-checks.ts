import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { today } from '../../format/time-zone.ts'

/** True if a record's day is past. It may be corrected, although a new day must not be past. */
export const isPastDay = (day: unknown): boolean => typeof day === 'string' && day < today()

/** Compares two days or two instants in ISO 8601, which sort as text. */
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
    ? basicMessages.invalid.afterOrEqual(label, day)
    : undefined
