import { contactForm } from '@kampana/engine-declare/forms/forms'
import { longTextRows } from '@kampana/engine-declare/kinds/index'
import type { ReactNode } from 'react'
import type { FieldName } from './form-values.ts'

interface ContactFieldProps {
  name: FieldName
  value: string | undefined
  error: string | undefined
  /** True if it has the first error of a submission without script and therefore takes the focus. */
  first: boolean
  /** Question about its value, shown below it. */
  question?: ReactNode
}

/** A field of the contact form: its label, its input and its error. */
export const ContactField = ({ name, value, error, first, question }: ContactFieldProps) => {
  const field = contactForm[name]
  const id = `contact-${name}`
  const common = {
    id,
    name,
    defaultValue: value,
    required: true,
    autoFocus: first,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? (question ? `${id}-question` : undefined) : `${id}-error`,
  }
  return (
    <div className="field" data-field={name}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'longText' ? (
        <textarea {...common} rows={longTextRows} />
      ) : (
        <input {...common} type={inputTypes[name] ?? 'text'} autoComplete={autocompleteNames[name]} />
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {question}
    </div>
  )
}

const inputTypes: Partial<Record<FieldName, string>> = { email: 'email', contact_number: 'tel' }
const autocompleteNames: Partial<Record<FieldName, string>> = {
  name: 'name',
  email: 'email',
  contact_number: 'tel',
}
