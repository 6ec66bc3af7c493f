import * as z from 'zod'
import { messages } from '../messages/messages.ts'
import { parseInstant } from '../time/instant.ts'
import { orElse } from './checks.ts'
import { asString, trimmed } from './clean.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An instant, ISO 8601 in UTC with microseconds (`2026-11-21T00:18:01.000000Z`). */
export interface DatetimeField extends BaseField<string> {
  kind: 'datetime'
  /** May be entered as the word `now`; a new record that says nothing has the present moment, unless `when said`. */
  now?: boolean | 'when said'
  notBefore?: string
}
export const datetime = (
  label: string,
  options: Pick<DatetimeField, 'now' | 'notBefore'> = {},
): DatetimeField => ({ ...baseField(label), kind: 'datetime', ...options })

export const datetimeKind: Kind<DatetimeField> = {
  storage: 'instant',
  upload: null,
  clean: trimmed,
  input: (_field, name) =>
    z.iso
      .datetime({ offset: true, ...orElse(name, messages.invalid.date(name)) })
      .transform(parseInstant)
      .refine((instant) => instant !== null, messages.invalid.date(name)),
  reply: () => z.iso.datetime(),
  text: asString,
}
