import { basicMessages } from '../messages/basic-messages.ts'
import { atMost, emptyAsNull, stringSchema } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A secret of `min` to 128 characters; `confirmedBy` names the field that repeats it. */
export interface PasswordField extends BaseField<string> {
  kind: 'password'
  min: number
  confirmedBy?: string
}
export const password = (
  label: string,
  options: { min?: number; confirmedBy?: string } = {},
): PasswordField => ({ ...baseField(label), kind: 'password', min: 8, ...options, inList: false })

export const passwordKind: Kind<PasswordField> = {
  storage: 'custom',
  upload: null,
  clean: emptyAsNull,
  input: ({ min }, name) =>
    atMost(stringSchema(name).min(min, basicMessages.invalid.min(name, min)), name, 128),
  reply: null,
  text: () => '',
  uses: null,
}
