import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { replyIdSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Properties of a log entry. */
export interface Changes {
  causer?: { id?: number; username?: string; name?: string } | null
  attributes?: Record<string, unknown>
  old?: Record<string, unknown>
  /** IP address of a sign-in or an attempt. */
  ip?: string
  /** Log entry of the restored version; 0 for the version before the first entry. */
  version?: number
  /** True if the reader can't see the values. */
  hidden?: true
}
/** Change in a log entry: causer, old and new values. Always read-only. */
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
  // Former values count while they can be restored, which the log doesn't know.
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

/** The specification's log contains the causer's name as text, empty if there is none. */
function nameAsPerson(causer: unknown): unknown {
  if (typeof causer !== 'string') return causer
  return causer === '' ? null : { name: causer }
}

/** PHP encodes an empty object as `[]`, for example in entries of Laravel's activity log without properties. */
function emptyArrayAsObject(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? {} : value
}
