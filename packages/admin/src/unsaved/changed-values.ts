import { inputName, boolean, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { virtualFlags } from '@kampana/shared/schema/virtual-flags'
import { viewOf } from '../crud/kinds/index.ts'
import { toInputValues } from '../data-provider/input-values.ts'

/** Values of a record or a form, by the names under which they are written. */
export type Values = Readonly<Record<string, unknown>>

/** The fields that people enter, by the names under which they are written. Secrets are not among them. */
export const inputFields = ({ fields }: Pick<Resource, 'fields'>): [input: string, field: Field][] => [
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && viewOf(field).keepsDraft)
    .map(([name, field]): [string, Field] => [inputName(name, field), field]),
  ...Array.from(virtualFlags(fields), ([sign, { label }]): [string, Field] => [sign, boolean(label)]),
]

/** What of a form's values is another than `before`, as the API would take it. */
export const changedValues = (
  resource: Resource,
  action: 'create' | 'edit',
  before: Values,
  values: Values,
): Values => {
  const was = toInputValues(resource, before, action)
  const is = toInputValues(resource, values, action)
  const typed = inputFields(resource).filter(
    ([input, field]) => input in is && !isSameValue(field, was[input], is[input]),
  )
  return Object.fromEntries(typed.map(([input]) => [input, is[input]]))
}

/** Whether two values of a field mean the same: empty is empty however it is written, and ids have no order. */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean => {
  const { comparable } = viewOf(field)
  return comparable(one) === comparable(other)
}
