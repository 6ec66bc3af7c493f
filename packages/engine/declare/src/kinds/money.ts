import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { formatMoney } from '../text/money.ts'
import { largestInteger, numberFromText, orElse } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An amount of pesos, in centavos: 123450 is ₱1,234.50. */
export interface MoneyField extends BaseField<number> {
  kind: 'money'
  /** In centavos. */
  min: number
  max: number
}
export const money = (label: string, { min = 0, max = largestInteger } = {}): MoneyField => ({
  ...baseField(label),
  kind: 'money',
  min,
  max,
})

export const moneyKind: Kind<MoneyField> = {
  storage: 'integer',
  upload: null,
  clean: numberFromText,
  input: ({ min, max }, name) =>
    z
      .int(orElse(name, basicMessages.invalid.integer(name)))
      .min(min, basicMessages.invalid.minNumber(name, formatMoney(min)))
      .max(max, basicMessages.invalid.maxNumber(name, formatMoney(max))),
  reply: () => z.preprocess(numberFromText, z.int()),
  text: (value) => (value == null ? '' : formatMoney(Number(value))),
  uses: null,
}
