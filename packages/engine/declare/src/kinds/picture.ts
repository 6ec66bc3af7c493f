import * as z from 'zod'
import { trimmed, uploadUrlSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Address of an image on this server or, from another back end, any https address. */
export interface PictureField extends BaseField<string> {
  kind: 'picture'
  /** Text field with its description, which an undescribed image in the media library adopts. */
  describedBy?: string
  /** Value of that field until somebody has described the image. */
  undescribed?: string
  /** True for the media library's own image, which isn't a use. */
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
