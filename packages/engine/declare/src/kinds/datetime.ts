import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { parseInstant } from '../time/instant.ts'
import { zonedTimeToUtc } from '../time/time-zone.ts'
import { asString, orElse, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An instant, ISO 8601 in UTC with microseconds (`2026-11-21T00:18:01.000000Z`). */
export interface DatetimeField extends BaseField<string> {
  kind: 'datetime'
  /** Accepts the word `now`, which is also the default of a new record, unless this is `when said`. */
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
      .datetime({ offset: true, ...orElse(name, basicMessages.invalid.date(name)) })
      .transform(parseInstant)
      .refine((instant) => instant !== null, basicMessages.invalid.date(name)),
  reply: (_field, timeZone) => z.preprocess((value) => toInstant(value, timeZone), z.iso.datetime()),
  text: asString,
  uses: null,
}

/** Laravel's query builder sends datetimes as stored, without a time zone; other formats have an offset. */
function toInstant(value: unknown, timeZone: string): unknown {
  if (typeof value !== 'string' || value.endsWith('Z')) return value
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?$/.exec(value) ?? []
  return parseInstant(day && time ? zonedTimeToUtc(`${day}T${time}`, timeZone) : value) ?? value
}
