import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { numberFromText, orElse } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** 1 or 0 in the API, as Laravel may send it; people read `yes` and `no`. */
export interface BooleanField extends BaseField<0 | 1, 0 | 1 | boolean> {
  kind: 'boolean'
  yes: string
  no: string
}
export const boolean = (label: string, { yes = 'Yes', no = 'No' } = {}): BooleanField => ({
  ...baseField(label),
  kind: 'boolean',
  yes,
  no,
})

const zeroOrOne = (value: unknown): unknown =>
  typeof value === 'boolean' ? Number(value) : numberFromText(value)

export const booleanKind: Kind<BooleanField> = {
  storage: 'integer',
  upload: null,
  clean: zeroOrOne,
  input: (_field, name) =>
    z.union([z.literal(0), z.literal(1)], orElse(name, basicMessages.invalid.boolean(name))),
  reply: () => z.preprocess(zeroOrOne, z.union([z.literal(0), z.literal(1)])),
  text: (value, { yes, no }) => (value == null ? '' : Number(value) ? yes : no),
  uses: null,
  // An untouched switch means no.
}
