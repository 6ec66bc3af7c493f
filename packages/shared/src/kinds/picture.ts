import * as z from 'zod'
import { trimmed, uploadUrlSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A picture's address on this server or, from another back end, any https address. */
export interface PictureField extends BaseField<string> {
  kind: 'picture'
}
export const picture = (label: string): PictureField => ({ ...baseField(label), kind: 'picture' })

export const pictureKind: Kind<PictureField> = {
  storage: 'token',
  upload: 'picture',
  clean: trimmed,
  input: (_field, name) => uploadUrlSchema(name),
  reply: () => z.string(),
  text: () => '',
}
