import * as z from 'zod'
import { findAddresses } from '../text/addresses.ts'
import { asString, linksTo, numberAsText, textSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Rows of every multi-line input (specification, 9). Fields can't override it. */
export const longTextRows = 10

/** Text with several lines. */
export interface LongTextField extends BaseField<string> {
  kind: 'longText'
  max: number
}
export const longText = (label: string, { max = 10_000 } = {}): LongTextField => ({
  ...baseField(label),
  kind: 'longText',
  max,
  inList: false,
})

export const longTextKind: Kind<LongTextField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  input: ({ max }, name) => textSchema(name, max),
  reply: () => z.preprocess(numberAsText, z.string()),
  text: asString,
  uses: (value) => linksTo(findAddresses(asString(value))),
}
