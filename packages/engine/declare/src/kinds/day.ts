import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { toDay } from '../time/time-zone.ts'
import { asString, orElse, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A calendar day `YYYY-MM-DD` in the college's time zone. */
export interface DayField extends BaseField<string> {
  kind: 'day'
  earliest?: 'today'
  /**
   * Virtual flag that allows days before `earliest`. It is sent with the day and never stored, because the day itself shows
   * it.
   */
  pastIf?: { input: string; label: string }
  notBefore?: string
}
export const day = (
  label: string,
  options: Pick<DayField, 'earliest' | 'pastIf' | 'notBefore'> = {},
): DayField => ({ ...baseField(label), kind: 'day', ...options })

export const dayKind: Kind<DayField> = {
  storage: 'token',
  upload: null,
  clean: trimmed,
  input: (_field, name) => z.iso.date(orElse(name, basicMessages.invalid.date(name))),
  reply: (_field, timeZone) =>
    z.preprocess((value) => (typeof value === 'string' ? toDay(value, timeZone) : value), z.iso.date()),
  text: asString,
  uses: null,
}
