import * as z from 'zod'
import { messages } from '../messages/messages.ts'
import { isSafeUrl, maxUrlLength } from '../text/safe-url.ts'
import { asString, atMost, stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** An address on the web that begins with https://. */
export interface UrlField extends BaseField<string> {
  kind: 'url'
}
export const url = (label: string): UrlField => ({ ...baseField(label), kind: 'url' })

export const urlKind: Kind<UrlField> = {
  storage: 'text',
  upload: null,
  clean: trimmed,
  input: (_field, name) =>
    atMost(stringSchema(name), name, maxUrlLength)
      .refine(isSafeUrl, messages.invalid.url(name))
      .meta({ format: 'uri' }),
  reply: () => z.string(),
  text: asString,
}
