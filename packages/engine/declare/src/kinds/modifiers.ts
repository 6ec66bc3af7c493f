import type { BaseField } from './kind.ts'

/** Makes a field optional: `null` on the wire. */
export const optional = <F extends BaseField>(field: F): F & { required: false } => ({
  ...field,
  required: false,
})
/** Makes a field read-only: only the server sets it. */
export const readOnly = <F extends BaseField>(field: F): F & { readOnly: true } => ({
  ...field,
  readOnly: true,
})
/** Omits a field from a list's rows. */
export const hideFromList = <F extends BaseField>(field: F): F => ({ ...field, inList: false })
/** Includes a long field in a list's rows. */
export const showInList = <F extends BaseField>(field: F): F => ({ ...field, inList: true })
/** Limits a field to the API, whose lists it filters; no screen shows it. */
export const apiOnly = <F extends BaseField>(field: F): F => ({ ...field, apiOnly: true })
/**
 * Restricts a field to records whose `other` field is `is`, or one of several; otherwise it is null. Within the condition it
 * is required, unless it is optional, `requiredWith` another or `defaultsTo` it. With the value `optionalFor` it is never
 * required.
 */
export const condition = <F extends BaseField>(
  other: string,
  is: string | readonly string[],
  field: F,
  optionalFor?: string,
) => ({
  ...field,
  required: false as const,
  condition: {
    field: other,
    is,
    ...(field.required ? {} : { optional: true as const }),
    ...(optionalFor !== undefined && { optionalFor }),
  },
})

/** Requires a field only while `other` has a value, such as fields of a draft once it has a publication time. */
export const requiredWith = <F extends BaseField>(
  other: string,
  field: F,
): F & { required: false; requiredWith: string } => ({ ...field, required: false, requiredWith: other })

/** Gives an omitted field the value of another: the last day is the first, unless it is given. */
export const defaultsTo = <F extends BaseField>(
  other: string,
  field: F,
): F & { required: false; defaultsTo: string } => ({ ...field, required: false, defaultsTo: other })

/** Name of a field in input: a relation is read as records and written as ids under another name. */
export const inputName = (name: string, field: BaseField & { input?: string }): string => field.input ?? name

/**
 * Name of a field in words, as in Laravel's validation messages (`contact_number` → `contact number`, `roleIds` → `role ids`).
 */
export const humanize = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')

/** True if a record has the field, because its condition's other field has this value. */
export const meetsCondition = (
  { condition }: { condition?: BaseField['condition'] | undefined },
  value: unknown,
): boolean => condition === undefined || [condition.is].flat().some((each) => each === value)

/** True if a field must have a value whenever its condition is met. */
export const isRequiredThere = ({
  condition,
  requiredWith,
  defaultsTo,
}: Pick<BaseField, 'condition' | 'requiredWith' | 'defaultsTo'>): boolean =>
  condition !== undefined && condition.optional !== true && (requiredWith ?? defaultsTo) === undefined
