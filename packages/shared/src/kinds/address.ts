import * as z from 'zod'
import { addressProblem, maxAddressLength, type AddressRules } from '../content/address-problem.ts'
import { asString, stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** Where on this site a record itself is: `/academics/school-of-nursing`. */
export interface AddressField extends BaseField<string>, AddressRules {
  kind: 'address'
  /** The text field, such as a title, that suggests an address as long as the record is new. */
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
  // It says where the record is, and leads nowhere.
  uses: null,
}
