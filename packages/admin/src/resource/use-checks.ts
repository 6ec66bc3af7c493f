import { inWords, type Field } from '@kampana/shared/field'
import { messages } from '@kampana/shared/messages'
import { readRichText } from '@kampana/shared/rich-text'
import { useRecordContext, type Validator } from 'react-admin'
import { today } from './time-zone.ts'

/** What an input checks before anything is sent, in the words the server would use. The server checks again. */
export const useChecks = (name: string, field: Field): Validator[] => {
  const old: unknown = useRecordContext()?.[name]
  const words = inWords(name)
  const checks: Validator[] = []
  // An input that is there only under a condition is required while it is there.
  // Of a relation to many there may be none, which is a value too.
  if ((field.required && field.kind !== 'many') || field.onlyWhen) checks.push(required(words))
  if ('max' in field && (field.kind === 'text' || field.kind === 'longText'))
    checks.push(atMost(field.max, words))
  if (field.kind === 'day') {
    if (field.earliest && !isPastDay(old)) checks.push((value) => notBefore(value, today(), 'today', words))
  }
  const other = 'notBefore' in field ? field.notBefore : undefined
  if (other)
    checks.push((value, all: Record<string, unknown>) => notBefore(value, all[other], inWords(other), words))
  // What another editor wrote stays as it came until somebody changes it.
  if (field.kind === 'richText')
    checks.push((value) => (value === old ? undefined : richTextProblem(value, words)))
  return checks
}

/** Whether a day that the record has is over; then it may be corrected, though no new one may be entered. */
export const isPastDay = (day: unknown): boolean => typeof day === 'string' && day < today()

/** Marked, so that react-admin shows the asterisk. */
const required = (words: string): Validator =>
  Object.assign(
    (value: unknown) => (value == null || value === '' ? messages.invalid.required(words) : undefined),
    { isRequired: true },
  )

const atMost =
  (max: number, words: string): Validator =>
  (value: unknown) =>
    typeof value === 'string' && value.length > max ? messages.invalid.max(words, max) : undefined

const notBefore = (value: unknown, earliest: unknown, name: string, words: string) =>
  typeof value === 'string' &&
  typeof earliest === 'string' &&
  value !== '' &&
  earliest !== '' &&
  value < earliest
    ? messages.invalid.afterOrEqual(words, name)
    : undefined

const richTextProblem = (value: unknown, words: string) => {
  if (typeof value !== 'string' || value === '') return undefined
  const result = readRichText(value)
  return 'problem' in result ? messages.invalid.richText(words, result.problem) : undefined
}
