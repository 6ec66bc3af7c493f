import * as z from 'zod'
import { findAddresses } from '../text/addresses.ts'
import { asString, linksTo, numberAsText, onOneLine, textSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'
import type { CollegeList } from './tags.ts'

/** Text of one line, at most `max` characters (255 unless told). */
export interface TextField extends BaseField<string> {
  kind: 'text'
  max: number
  /** It is one of the names in this list of the college's content. */
  of?: CollegeList
}
export const text = (
  label: string,
  { max = 255, of }: { max?: number; of?: CollegeList } = {},
): TextField => ({
  ...baseField(label),
  kind: 'text',
  max,
  ...(of && { of }),
})

export const textKind: Kind<TextField> = {
  storage: 'text',
  upload: null,
  clean: onOneLine,
  input: ({ max }, name) => textSchema(name, max),
  reply: () => z.preprocess(numberAsText, z.string()),
  text: asString,
  uses: (value) => linksTo(findAddresses(asString(value))),
}
