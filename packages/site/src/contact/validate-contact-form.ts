import { humanize } from '@kampana/engine-declare/kinds/index'
import { contactForm } from '@kampana/engine-declare/forms/forms'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { publicMessages } from '@kampana/shared/messages/public-messages'
import { getControl, fieldNames, type FormControl, type FieldName } from './form-values.ts'

/** Messages by field. */
export type ContactFormErrors = Partial<Record<FieldName, string>>

/** Validates the form with the server's messages. The browser validates the e-mail address. */
export const validateContactForm = (form: HTMLFormElement): ContactFormErrors =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const error = validateField(name, getControl(form, name))
      return error === undefined ? [] : [[name, stripDelimiters(error)]]
    }),
  )

const validateField = (name: FieldName, { value, validity }: FormControl): string | undefined => {
  const label = humanize(name)
  const field = contactForm[name]
  const max = 'max' in field ? field.max : 255
  if (value.trim() === '') return publicMessages.invalid.required(label)
  if (validity.typeMismatch) return publicMessages.invalid.email(label)
  return Array.from(value.trim()).length > max ? publicMessages.invalid.max(label, max) : undefined
}
