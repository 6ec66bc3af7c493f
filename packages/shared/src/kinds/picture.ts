import * as z from 'zod'
import { trimmed, uploadUrlSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A picture's address on this server or, from another back end, any https address. */
export interface PictureField extends BaseField<string> {
  kind: 'picture'
  /** The text field with its description, from which a picture of the library that has none takes its own. */
  describedBy?: string
  /** What that field says until somebody has described the picture. */
  undescribed?: string
  /** It is the library's own picture, and not one of the places that use it. */
  isLibrary?: true
}
export const picture = (
  label: string,
  options: Pick<PictureField, 'describedBy' | 'undescribed' | 'isLibrary'> = {},
): PictureField => ({ ...baseField(label), kind: 'picture', ...options })

export const pictureKind: Kind<PictureField> = {
  storage: 'token',
  upload: 'picture',
  clean: trimmed,
  input: (_field, name) => uploadUrlSchema(name),
  reply: () => z.string(),
  text: () => '',
  uses: (value, { isLibrary }) =>
    typeof value === 'string' && !isLibrary ? [{ address: value, isShown: true }] : [],
}
