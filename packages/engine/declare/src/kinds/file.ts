import * as z from 'zod'
import { oneLink, trimmed, uploadUrlSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Address of a file. */
export interface FileField extends BaseField<string> {
  kind: 'file'
}
export const file = (label: string): FileField => ({ ...baseField(label), kind: 'file' })

export const fileKind: Kind<FileField> = {
  storage: 'token',
  upload: 'file',
  clean: trimmed,
  input: (_field, name) => uploadUrlSchema(name),
  reply: () => z.string(),
  text: () => '',
  uses: oneLink,
}
