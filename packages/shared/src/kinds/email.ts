import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { asString, textSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An e-mail address, at most 255 characters. */
export interface EmailField extends BaseField<string> {
  kind: 'email'
}
export const email = (label: string): EmailField => ({ ...baseField(label), kind: 'email' })

export const emailKind: Kind<EmailField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  // The pattern of <input type="email">, so that both ends agree; it lets no second address and no line break by.
  input: (_field, name) =>
    textSchema(name, 255)
      .regex(z.regexes.html5Email, basicMessages.invalid.email(name))
      .meta({ format: 'email' }),
  reply: () => z.string(),
  text: asString,
  uses: null,
}
