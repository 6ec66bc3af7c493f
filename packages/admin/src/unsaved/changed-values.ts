import { inputName, boolean, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { virtualFlags } from '@kampana/shared/schema/virtual-flags'
import { relatedIds } from '../crud/related/related-ids.ts'
import { toInputValues } from '../data-provider/input-values.ts'

/** Values of a record or a form, by the names under which they are written. */
export type Values = Readonly<Record<string, unknown>>

/** The fields that people enter, by the names under which they are written. Secrets are not among them. */
export const inputFields = ({ fields }: Pick<Resource, 'fields'>): [input: string, field: Field][] => [
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && field.kind !== 'password')
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
  const [was, is] = [before, values].map((each) => toInputValues(resource, each, action)) as [Values, Values]
  const typed = inputFields(resource).filter(
    ([input, field]) => input in is && !isSameValue(field, was[input], is[input]),
  )
  return Object.fromEntries(typed.map(([input]) => [input, is[input]]))
}

/** Whether two values of a field mean the same: empty is empty however it is written, and ids have no order. */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean =>
  comparable(field, one) === comparable(field, other)

const comparable = (field: Field, value: unknown): string | null => {
  if (field.kind === 'referenceMany') return relatedIds(value).map(String).sort().join()
  // A switch that nobody has touched stands on no.
  if (field.kind === 'boolean') return String(Boolean(Number(value ?? 0)))
  if (value == null || value === '') return null
  // One moment can be written in several ways; what is none, as 'now', is a word.
  if (field.kind === 'datetime') return String(new Date(String(value)).getTime() || value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
