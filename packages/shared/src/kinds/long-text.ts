import * as z from 'zod'
import { asString, numberAsText, textSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Text of several lines, edited in `rows` rows. */
export interface LongTextField extends BaseField<string> {
  kind: 'longText'
  max: number
  rows: number
}
export const longText = (label: string, { max = 10_000, rows = 10 } = {}): LongTextField => ({
  ...baseField(label),
  kind: 'longText',
  max,
  rows,
  inList: false,
})

export const longTextKind: Kind<LongTextField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  input: ({ max }, name) => textSchema(name, max),
  reply: () => z.preprocess(numberAsText, z.string()),
  text: asString,
}
