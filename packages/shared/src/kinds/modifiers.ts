import type { BaseField } from './kind.ts'

/** The field may be left empty: `null` on the wire. */
export const optional = <F extends BaseField>(field: F): F & { required: false } => ({
  ...field,
  required: false,
})
/** The field is set by the server only. */
export const readOnly = <F extends BaseField>(field: F): F & { readOnly: true } => ({
  ...field,
  readOnly: true,
})
/** The field is part of a record but not of the rows of a list. */
export const hideFromList = <F extends BaseField>(field: F): F => ({ ...field, inList: false })
/** The field is part of the rows of a list, as long as it may be. */
export const showInList = <F extends BaseField>(field: F): F => ({ ...field, inList: true })
/** The field is used, and then required, only while `other` has the value `is`; else it is null. */
export const condition = <F extends BaseField>(other: string, is: string, field: F) => ({
  ...field,
  required: false as const,
  condition: { field: other, is },
})

/** The name under which a field is written: relations are read as records and written as ids. */
export const inputName = (name: string, field: BaseField & { input?: string }): string => field.input ?? name

/** A field's name in words, as Laravel's validation texts have it (`contact_number` → `contact number`, `roleIds` → `role ids`). */
export const humanize = (name: string): string =>
  name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
