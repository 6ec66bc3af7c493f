import * as z from 'zod'
import { messages } from '../messages/messages.ts'
import { orElse } from './checks.ts'
import { asString, trimmed } from './clean.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A calendar day `YYYY-MM-DD` in the college's time zone. */
export interface DayField extends BaseField<string> {
  kind: 'day'
  /** Other back ends send a day with a time of day, which clients cut off. */
  isDateOnly: true
  earliest?: 'today'
  /** What lifts `earliest`: a yes that is sent beside the day and never stored, since the day itself tells it. */
  pastIf?: { input: string; label: string }
  notBefore?: string
}
export const day = (
  label: string,
  options: Pick<DayField, 'earliest' | 'pastIf' | 'notBefore'> = {},
): DayField => ({ ...baseField(label), kind: 'day', isDateOnly: true, ...options })

export const dayKind: Kind<DayField> = {
  storage: 'token',
  upload: null,
  clean: trimmed,
  input: (_field, name) => z.iso.date(orElse(name, messages.invalid.date(name))),
  reply: () => z.iso.date(),
  text: asString,
}
