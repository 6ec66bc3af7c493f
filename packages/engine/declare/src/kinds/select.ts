import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { orElse, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** One of a few fixed values; `options` are in display order. */
export interface SelectField<Value extends string = string> extends BaseField<Value> {
  kind: 'select'
  options: readonly { value: Value; label: string }[]
  /** Initial option in the form of a new record. */
  initial?: Value
}
export const select = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  { initial }: { initial?: NoInfer<Value> } = {},
): SelectField<Value> => ({
  ...baseField(label),
  kind: 'select',
  options: (Object.keys(options) as Value[]).map((value) => ({ value, label: options[value] })),
  ...(initial !== undefined && { initial }),
})

export const selectKind: Kind<SelectField> = {
  storage: 'token',
  upload: null,
  clean: trimmed,
  input: ({ options }, name) =>
    z.enum(
      options.map(({ value }) => value),
      orElse(name, basicMessages.invalid.selected(name)),
    ),
  // Not an enum, so that a dashboard older than the server can read a list with a new option.
  reply: ({ options }) => z.string().meta({ enum: options.map(({ value }) => value) }),
  text: (value, { options }) => options.find((option) => option.value === value)?.label ?? '',
  uses: null,
}
