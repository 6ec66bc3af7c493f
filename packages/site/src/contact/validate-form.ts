import { humanize } from '@kampana/shared/kinds/index'
import { contactForm } from '@kampana/shared/forms/forms'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { getControl, fieldNames, type FormControl, type FieldName } from './form-values.ts'

/** What is wrong, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>

/** What the server would refuse, in its words. The browser itself knows what an address looks like. */
export const validateForm = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const fault = validateField(name, getControl(form, name))
      return fault === undefined ? [] : [[name, fault]]
    }),
  )

const validateField = (name: FieldName, { value, validity }: FormControl): string | undefined => {
  const words = humanize(name)
  const field = contactForm[name]
  const max = 'max' in field ? field.max : 255
  if (value.trim() === '') return publicMessages.invalid.required(words)
  if (validity.typeMismatch) return publicMessages.invalid.email(words)
  return Array.from(value.trim()).length > max ? publicMessages.invalid.max(words, max) : undefined
}
