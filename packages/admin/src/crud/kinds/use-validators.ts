import type { Field } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { useRecordContext, useResourceContext, type Validator } from 'react-admin'
import { findResource } from '../../data-provider/find-resource.ts'
import { today } from '../../format/time-zone.ts'

/** What an input checks before anything is sent, in the server's words, as `inLabels` has them. The server checks again. */
export const useValidators = (name: string, field: Field): Validator[] => {
  const old: unknown = useRecordContext()?.[name]
  const { label } = field
  const { fields } = findResource(useResourceContext()!)
  const checks: Validator[] = []
  // An input that is there only under a condition is required while it is there.
  // Of a relation to many there may be none, which is a value too.
  if ((field.required && field.kind !== 'referenceMany') || field.condition) checks.push(required(label))
  if ('max' in field && (field.kind === 'text' || field.kind === 'longText'))
    checks.push(atMost(field.max, label))
  if (field.kind === 'day') {
    const { earliest, pastIf } = field
    if (earliest && !isPastDay(old))
      checks.push((value, all: Record<string, unknown>) =>
        pastIf && all[pastIf.input] === true ? undefined : notBefore(value, today(), 'today', label),
      )
  }
  const other = 'notBefore' in field ? field.notBefore : undefined
  if (other)
    checks.push((value, all: Record<string, unknown>) =>
      notBefore(value, all[other], fields[other]!.label, label),
    )
  // What another editor wrote stays as it came until somebody changes it.
  if (field.kind === 'richText')
    checks.push((value) => (value === old ? undefined : richTextProblem(value, label)))
  return checks
}

/** Whether a day that the record has is over; then it may be corrected, though no new one may be entered. */
export const isPastDay = (day: unknown): boolean => typeof day === 'string' && day < today()

/** Marked, so that react-admin shows the asterisk. */
const required = (label: string): Validator =>
  Object.assign(
    (value: unknown) => (value == null || value === '' ? messages.invalid.required(label) : undefined),
    { isRequired: true },
  )

const atMost =
  (max: number, label: string): Validator =>
  (value: unknown) =>
    typeof value === 'string' && value.length > max ? messages.invalid.max(label, max) : undefined

const notBefore = (value: unknown, earliest: unknown, day: string, label: string) =>
  typeof value === 'string' &&
  typeof earliest === 'string' &&
  value !== '' &&
  earliest !== '' &&
  value < earliest
    ? messages.invalid.afterOrEqual(label, day)
    : undefined

const richTextProblem = (value: unknown, label: string) => {
  if (typeof value !== 'string' || value === '') return undefined
  const result = parseRichText(value)
  return 'problem' in result ? messages.invalid.richText(label, result.problem) : undefined
}
