import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { asString, numberFromText, orElse } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A number, possibly with decimals. */
export interface NumberField extends BaseField<number> {
  kind: 'number'
  min?: number
  max?: number
  /** Omits thousands separators, as in a year. */
  grouping?: false
}
export const number = (
  label: string,
  range: Pick<NumberField, 'min' | 'max' | 'grouping'> = {},
): NumberField => ({
  ...baseField(label),
  kind: 'number',
  ...range,
})

export const numberKind: Kind<NumberField> = {
  storage: 'double',
  upload: null,
  clean: numberFromText,
  input: ({ min = -Infinity, max = Infinity }, name) =>
    z
      .number(orElse(name, basicMessages.invalid.number(name)))
      .min(min, basicMessages.invalid.minNumber(name, min))
      .max(max, basicMessages.invalid.maxNumber(name, max)),
  reply: () => z.preprocess(numberFromText, z.number()),
  text: asString,
  uses: null,
}
