import * as z from 'zod'
import { messages } from '../messages/messages.ts'
import { trimmed } from './clean.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** What a log entry keeps of a change. Laravel's activity log answers `[]` when nothing is kept. */
export interface Changes {
  causer?: { id?: number; username?: string; name?: string } | null
  attributes?: Record<string, unknown>
  old?: Record<string, unknown>
  /** From where somebody signed in, or tried to. */
  ip?: string
  /** There are values, which the reader may not read. */
  hidden?: true
}
/** What a log entry tells of a change: causer, and old and new values. Never written by people. */
export interface ChangesField extends BaseField<Changes | []> {
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
  input: (_field, name) => z.never(messages.invalid.prohibited(name)),
  reply: () => {
    const values = z.record(z.string(), z.unknown())
    return z.object({
      causer: z
        .object({ id: z.int().positive(), username: z.string(), name: z.string().optional() })
        .nullish(),
      attributes: values.optional(),
      old: values.optional(),
      ip: z.string().optional(),
      hidden: z.literal(true).optional(),
    })
  },
  text: () => '',
}
