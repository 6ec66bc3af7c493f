import * as z from 'zod'
import { addressProblem, maxAddressLength, type AddressRules } from '../addresses/address-problem.ts'
import { asString, stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A record's own address on this site: `/academics/school-of-nursing`. */
export interface AddressField extends BaseField<string>, AddressRules {
  kind: 'address'
  /** Text field, such as a title, that suggests the address of a new record. */
  suggestFrom?: string
}
export const address = (
  label: string,
  options: Pick<AddressField, 'suggestFrom' | 'under' | 'ofCode'> = {},
): AddressField => ({
  ...baseField(label),
  kind: 'address',
  isOwnAddress: true,
  ...options,
})

export const addressKind: Kind<AddressField> = {
  storage: 'token',
  upload: null,
  clean: trimmed,
  input: (field, name) =>
    stringSchema(name)
      .superRefine((path, context) => {
        const problem = addressProblem(name, path, field)
        if (problem !== undefined) context.addIssue(problem)
      })
      .meta({ format: 'uri-reference', maxLength: maxAddressLength }),
  reply: () => z.string(),
  text: asString,
  // The value is the record's own address, not a link.
  uses: null,
}
