import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { asString, textSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An e-mail address of at most 255 characters. */
export interface EmailField extends BaseField<string> {
  kind: 'email'
  /** Requires an internet domain: neither `a@b`, which only a local mail server knows, nor an IP address. */
  onInternet?: true
}
export const email = (label: string, options: Pick<EmailField, 'onInternet'> = {}): EmailField => ({
  ...baseField(label),
  kind: 'email',
  ...options,
})

/** Address of a family or visitor, which the college must be able to reach. */
export const visitorEmail = (label: string): EmailField => email(label, { onInternet: true })

export const emailKind: Kind<EmailField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  input: ({ onInternet }, name) =>
    textSchema(name, 255)
      .regex(emailPattern(onInternet), basicMessages.invalid.email(name))
      .meta({ format: 'email' }),
  reply: () => z.string(),
  text: asString,
  uses: null,
}

/**
 * Pattern of <input type="email">, so that both ends agree. It accepts neither a second address nor a line break. A function,
 * so that the login page doesn't load zod.
 */
const emailPattern = (onInternet = false): RegExp => {
  const pattern = z.regexes.html5Email
  if (!onInternet) return pattern
  return new RegExp(`^(?=.*\\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$)${pattern.source.slice(1)}`, 'i')
}
