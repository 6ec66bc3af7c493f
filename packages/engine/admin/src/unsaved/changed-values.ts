import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import { inputName, boolean, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { virtualFlags } from '@kampana/engine-declare/schema/cross-field-rules'
import { kindView } from '../screens/kinds/index.ts'
import { toRequestBody } from '../data-provider/input-values.ts'

/** Values of a record or a form, by input name. */
export type Values = Readonly<Record<string, unknown>>

/** Fields that have an input, by input name, without secrets. */
export const inputFields = ({ fields }: Pick<Resource, 'fields'>): [input: string, field: Field][] => [
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && kindView(field).keepsDraft)
    .map(([name, field]): [string, Field] => [inputName(name, field), field]),
  ...Array.from(virtualFlags(fields), ([sign, { label }]): [string, Field] => [sign, boolean(label)]),
]

/** The form's values that differ from `before`, in the API's format. */
export const changedValues = (
  resource: Resource,
  action: 'create' | 'edit',
  before: Values,
  values: Values,
): Values => {
  const oldValues = toRequestBody(resource, before, action)
  const newValues = toRequestBody(resource, values, action)
  const typed = inputFields(resource).filter(
    ([input, field]) => input in newValues && !isSameValue(field, oldValues[input], newValues[input]),
  )
  return Object.fromEntries(typed.map(([input]) => [input, newValues[input]]))
}

/** True if the record changed in an input between `before` and `now`, and the new value isn't the typed one. */
export const touchesInputs = (resource: Resource, before: Values, typed: Values, now: Values): boolean => {
  const theirs = changedValues(resource, 'edit', before, now)
  return inputFields(resource).some(
    ([input, field]) =>
      input in theirs && !(input in typed && isSameValue(field, typed[input], theirs[input])),
  )
}
