import { isRequiredThere, meetsCondition } from '../kinds/modifiers.ts'
import { inputName, humanize, type Field } from '../kinds/index.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import type { Fields } from '../resource.ts'

/** `FieldErrors` while they are collected. */
export type CollectedErrors = Record<string, string[]>

/** State of parsing one input. */
export interface ParseContext {
  partial: boolean
  today: string | undefined
  now: string | undefined
  old: Readonly<Record<string, unknown>> | undefined
  sent: Readonly<Record<string, unknown>>
  /** Virtual flags sent as true. */
  flags: ReadonlySet<string>
  input: Record<string, unknown>
  errors: CollectedErrors
}

/** Applies the rules that compare a field with others. Each only reads values that are valid so far. */
export const applyCrossFieldRules = (fields: Fields, context: ParseContext): void => {
  const written = Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .map(([name, field]) => [inputName(name, field), field] as const)
  for (const rule of [
    applyCondition,
    applyCompanion,
    applyConfirmation,
    applyEarliest,
    applyDefault,
    applyOrder,
  ])
    for (const [name, field] of written) rule(context, name, field)
}

/**
 * `condition`: the field is null unless the other has the value. While it does, the field is required, unless it is
 * `requiredWith` another or `defaultsTo` it.
 */
const applyCondition = (context: ParseContext, name: string, field: Field): void => {
  const { condition } = field
  if (!condition) return
  const { input, errors, partial } = context
  const other = currentValue(context, condition.field)
  if (other === undefined) return
  if (!meetsCondition(field, other)) {
    clearErrors(errors, name)
    if (!partial || name in input || condition.field in input) input[name] = null
  } else if (isRequiredThere(field) && currentValue(context, name) == null && !hasError(errors, name))
    addError(context, name, basicMessages.invalid.required(humanize(name)))
}

/** `requiredWith`: the field is required while the other has a value. */
const applyCompanion = (context: ParseContext, name: string, field: Field): void => {
  const { requiredWith, condition } = field
  if (requiredWith === undefined || currentValue(context, requiredWith) == null) return
  const other = condition && currentValue(context, condition.field)
  if (condition && (!meetsCondition(field, other) || other === condition.optionalFor)) return
  if (currentValue(context, name) == null && !hasError(context.errors, name))
    addError(context, name, basicMessages.invalid.required(humanize(name)))
}

/** Errors of a record whose fields are missing while their companion has a value, for example one set by an action. */
export const findMissingCompanions = (
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): CollectedErrors => {
  const context: ParseContext = {
    partial: true,
    today: undefined,
    now: undefined,
    old: record,
    sent: {},
    flags: new Set(),
    input: {},
    errors: {},
  }
  for (const [name, field] of Object.entries(fields)) applyCompanion(context, inputName(name, field), field)
  return context.errors
}

/** `confirmedBy`: the error is reported at the password, as in Laravel, instead of at its confirmation. */
const applyConfirmation = (context: ParseContext, name: string, field: Field): void => {
  if (!('confirmedBy' in field) || !field.confirmedBy) return
  const { sent, errors } = context
  clearErrors(errors, field.confirmedBy)
  const isSent = typeof sent[name] === 'string' && sent[name] !== ''
  if (isSent && sent[field.confirmedBy] !== sent[name])
    addError(context, name, basicMessages.invalid.confirmed(humanize(name)))
}

/**
 * `earliest: 'today'`: a new or changed day must not be past, unless the `pastIf` flag is set. A day that was past before the
 * edit may be corrected.
 */
const applyEarliest = (context: ParseContext, name: string, field: Field): void => {
  if (!('earliest' in field) || field.earliest !== 'today' || context.today === undefined) return
  if (field.pastIf && context.flags.has(field.pastIf.input)) return
  const [day, old] = [context.input[name], context.old?.[name]]
  const isCorrected = typeof old === 'string' && old < context.today
  if (typeof day === 'string' && day < context.today && !isCorrected)
    addError(context, name, basicMessages.invalid.afterOrEqual(humanize(name), 'today'))
}

/** `defaultsTo`: an empty field takes the value of the other when one of the two is written. */
const applyDefault = (context: ParseContext, name: string, field: Field): void => {
  const { defaultsTo, condition } = field
  const { input, errors } = context
  if (defaultsTo === undefined || !(name in input || defaultsTo in input) || hasError(errors, name)) return
  if (condition && !meetsCondition(field, currentValue(context, condition.field))) return
  const other = currentValue(context, defaultsTo)
  if (other != null && currentValue(context, name) == null) input[name] = other
}

/** `notBefore` for two days or two instants, which compare as text. The error is reported at the later field. */
const applyOrder = (context: ParseContext, name: string, field: Field): void => {
  if (!('notBefore' in field) || !field.notBefore) return
  if (!(name in context.input) && !(field.notBefore in context.input)) return
  const [first, last] = [currentValue(context, field.notBefore), currentValue(context, name)]
  if (typeof first === 'string' && typeof last === 'string' && last < first)
    addError(context, name, basicMessages.invalid.afterOrEqual(humanize(name), humanize(field.notBefore)))
}

/** Value of a field after the edit; undefined if it is unknown or invalid. */
const currentValue = ({ input, old, errors }: ParseContext, name: string): unknown =>
  name in input ? input[name] : hasError(errors, name) ? undefined : old?.[name]

const hasError = (errors: CollectedErrors, name: string): boolean =>
  Object.keys(errors).some((key) => key === name || key.startsWith(`${name}.`))

const clearErrors = (errors: CollectedErrors, name: string): void => {
  for (const key of Object.keys(errors)) if (key === name || key.startsWith(`${name}.`)) delete errors[key]
}

const addError = ({ errors }: ParseContext, name: string, text: string): void => {
  ;(errors[name] ??= []).push(text)
}

/** Flags that are sent with these fields and never stored (`pastIf`), each with its fields. */
export const virtualFlags = (
  fields: Readonly<Record<string, Field>>,
): Map<string, { label: string; of: string[] }> => {
  const flags = new Map<string, { label: string; of: string[] }>()
  for (const [name, field] of Object.entries(fields)) {
    if (!('pastIf' in field) || !field.pastIf) continue
    const { input, label } = field.pastIf
    flags.set(input, { label, of: [...(flags.get(input)?.of ?? []), name] })
  }
  return flags
}
