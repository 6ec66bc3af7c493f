import { inputName, humanize, type Field } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import type { Fields } from '../resource.ts'

/** Texts by field, as a 422 carries them. */
export type FieldErrors = Record<string, string[]>

/** An input while it is read: what was sent, and what came of each field so far. */
export interface ParseContext {
  partial: boolean
  today: string | undefined
  now: string | undefined
  old: Readonly<Record<string, unknown>> | undefined
  sent: Readonly<Record<string, unknown>>
  /** What was said besides the fields' values (`virtualFlags`). */
  flags: ReadonlySet<string>
  input: Record<string, unknown>
  errors: FieldErrors
}

/** Applies the rules that need more than a field's own value. Each looks only at values that are right so far. */
export const applyCrossFieldRules = (fields: Fields, reading: ParseContext): void => {
  const written = Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .map(([name, field]) => [inputName(name, field), field] as const)
  for (const rule of [applyCondition, applyConfirmation, applyEarliest, applyOrder])
    for (const [name, field] of written) rule(reading, name, field)
}

/** `condition`: required while the other field has the value, else null whatever was sent. */
const applyCondition = (reading: ParseContext, name: string, { condition }: Field): void => {
  if (!condition) return
  const { input, errors, partial } = reading
  const other = valueOf(reading, condition.field)
  if (other === undefined) return
  if (other !== condition.is) {
    forget(errors, name)
    if (!partial || name in input || condition.field in input) input[name] = null
  } else if (valueOf(reading, name) == null && !hasError(errors, name))
    refuse(reading, name, messages.invalid.required(humanize(name)))
}

/** `confirmedBy`: the error stands at the password, as in Laravel, and nothing is said at the repetition. */
const applyConfirmation = (reading: ParseContext, name: string, field: Field): void => {
  if (!('confirmedBy' in field) || !field.confirmedBy) return
  const { sent, errors } = reading
  forget(errors, field.confirmedBy)
  const isSent = typeof sent[name] === 'string' && sent[name] !== ''
  if (isSent && sent[field.confirmedBy] !== sent[name])
    refuse(reading, name, messages.invalid.confirmed(humanize(name)))
}

/**
 * `earliest: 'today'`: for a day entered now, or changed while it is to come, unless it is said to be past (`pastIf`). One
 * that is past already may be corrected.
 */
const applyEarliest = (reading: ParseContext, name: string, field: Field): void => {
  if (!('earliest' in field) || field.earliest !== 'today' || reading.today === undefined) return
  if (field.pastIf && reading.flags.has(field.pastIf.input)) return
  const [day, old] = [reading.input[name], reading.old?.[name]]
  const isCorrected = typeof old === 'string' && old < reading.today
  if (typeof day === 'string' && day < reading.today && !isCorrected)
    refuse(reading, name, messages.invalid.afterOrEqual(humanize(name), 'today'))
}

/** `notBefore`, of two days or two instants, which sort as text: whichever of the two was sent, the error stands at the later one. */
const applyOrder = (reading: ParseContext, name: string, field: Field): void => {
  if (!('notBefore' in field) || !field.notBefore) return
  if (!(name in reading.input) && !(field.notBefore in reading.input)) return
  const [first, last] = [valueOf(reading, field.notBefore), valueOf(reading, name)]
  if (typeof first === 'string' && typeof last === 'string' && last < first)
    refuse(reading, name, messages.invalid.afterOrEqual(humanize(name), humanize(field.notBefore)))
}

/** The value a field will have; undefined where it isn't known or isn't right. */
const valueOf = ({ input, old, errors }: ParseContext, name: string): unknown =>
  name in input ? input[name] : hasError(errors, name) ? undefined : old?.[name]

const hasError = (errors: FieldErrors, name: string): boolean =>
  Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`))

const forget = (errors: FieldErrors, name: string): void => {
  for (const key of Object.keys(errors)) if (key === name || key.startsWith(`${name}.`)) delete errors[key]
}

const refuse = ({ errors }: ParseContext, name: string, text: string): void => {
  ;(errors[name] ??= []).push(text)
}
