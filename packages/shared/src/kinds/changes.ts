import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { replyIdSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** The properties of a log entry. */
export interface Changes {
  causer?: { id?: number; username?: string; name?: string } | null
  attributes?: Record<string, unknown>
  old?: Record<string, unknown>
  /** The IP address of a sign-in or an attempt. */
  ip?: string
  /** The entry whose version of the record was put back; 0 for the one before the first entry. */
  version?: number
  /** Values exist, but the reader may not read them. */
  hidden?: true
}
/** The change that a log entry records: causer, old and new values. It is always read-only. */
export interface ChangesField extends BaseField<Changes> {
  kind: 'changes'
}
export const changes = (label: string): ChangesField => ({
  ...baseField(label),
  kind: 'changes',
  readOnly: true,
  inList: false,
})

export const changesKind: Kind<ChangesField> = {
  storage: 'custom',
  upload: null,
  clean: trimmed,
  input: (_field, name) => z.never(basicMessages.invalid.prohibited(name)),
  reply: () =>
    z.preprocess(
      emptyArrayAsObject,
      z.looseObject({
        causer: z.preprocess(nameAsPerson, personSchema()).optional(),
        attributes: valuesSchema().optional(),
        old: valuesSchema().optional(),
        ip: z.string().optional(),
        version: z.number().optional(),
        hidden: z.literal(true).optional(),
      }),
    ),
  text: () => '',
  // Former values count for as long as they can be put back, which the log doesn't know.
  uses: null,
}

const personSchema = () =>
  z
    .looseObject({
      id: replyIdSchema().optional(),
      username: z.string().optional(),
      name: z.string().optional(),
    })
    .nullable()
const valuesSchema = () => z.preprocess(emptyArrayAsObject, z.record(z.string(), z.unknown()))

/** The specification's log names who did it by a text; nobody is an empty one. */
function nameAsPerson(causer: unknown): unknown {
  if (typeof causer !== 'string') return causer
  return causer === '' ? null : { name: causer }
}

/** PHP encodes an empty object as `[]`, as in entries of Laravel's activity log without properties. */
function emptyArrayAsObject(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : value
}
