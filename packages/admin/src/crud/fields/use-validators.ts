import type { Field } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { useRecordContext, useResourceContext, type Validator } from 'react-admin'
import { findResource } from '../../data-provider/find-resource.ts'
import { viewOf } from '../kinds/index.ts'
import { notBefore } from './day-checks.ts'

/** What an input checks before anything is sent, with the server's own texts. The server checks again. */
export const useValidators = (name: string, field: Field): Validator[] => {
  const old: unknown = useRecordContext()?.[name]
  const { label } = field
  const { fields } = findResource(useResourceContext()!)
  const { validators, mayBeNone } = viewOf(field)
  const other = 'notBefore' in field ? field.notBefore : undefined
  return [
    // An input that is there only under a condition is required while it is there.
    ...((field.required && !mayBeNone) || field.condition ? [required(label)] : []),
    ...validators(field, old),
    ...(other === undefined
      ? []
      : [
          (value: unknown, all: Record<string, unknown>) =>
            notBefore(value, all[other], fields[other]!.label, label),
        ]),
  ]
}

/** Marked, so that react-admin shows the asterisk. */
const required = (label: string): Validator =>
  Object.assign(
    (value: unknown) => (value == null || value === '' ? messages.invalid.required(label) : undefined),
    { isRequired: true },
  )
