import { humanize } from '@kampana/engine-declare/kinds/index'
import type { Form, Payload } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'

/** One error text for each invalid field. */
export type FormErrors = Readonly<Record<string, string>>

/** Validates typed values with the server's own texts. The server validates again. */
export const validateForm = <F extends Form>(form: F, typed: Payload<F>): FormErrors => {
  const problems: Record<string, string> = {}
  for (const [name, field] of Object.entries(form)) {
    const problem = validateField(name, field, typed)
    if (problem !== undefined) problems[name] = problem
  }
  return problems
}

const validateField = (
  name: string,
  field: Form[string],
  typed: Readonly<Record<string, string>>,
): string | undefined => {
  const [label, value] = [humanize(name), typed[name] ?? '']
  if ((field.kind === 'password' ? value : value.trim()) === '') return messages.invalid.required(label)
  if (field.kind === 'text' && value.length > field.max) return messages.invalid.max(label, field.max)
  if (field.kind !== 'password') return undefined
  if (value.length < field.min) return messages.invalid.min(label, field.min)
  return field.confirmedBy !== undefined && typed[field.confirmedBy] !== value
    ? messages.invalid.confirmed(label)
    : undefined
}
