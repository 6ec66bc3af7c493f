import * as z from 'zod'
import { completeColor, isColor } from '../colors/complete-color.ts'
import { colorMessages } from '../messages/color-messages.ts'
import { asString, stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A color, `#4b83cc` in lower case. */
export interface ColorField extends BaseField<string> {
  kind: 'color'
  /** Color of the text on it or the background below it, for the contrast check of the input. */
  contrastWith?: 'white' | 'black'
}
export const color = (label: string, options: Pick<ColorField, 'contrastWith'> = {}): ColorField => ({
  ...baseField(label),
  kind: 'color',
  ...options,
})

export const colorKind: Kind<ColorField> = {
  storage: 'token',
  upload: null,
  clean: (value) => trimmed(typeof value === 'string' ? completeColor(value) : value),
  input: (_field, name) =>
    stringSchema(name).refine(isColor, colorMessages.syntax(name)).meta({ pattern: '^#[0-9a-f]{6}$' }),
  reply: () => z.string(),
  text: asString,
  uses: null,
}
