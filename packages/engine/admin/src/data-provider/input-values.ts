import { inputName, relatedId, relatedIds, type Field } from '@kampana/engine-declare/kinds/index'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import { takenFields, type Resource } from '@kampana/engine-declare/resource'
import { virtualFlags } from '@kampana/engine-declare/schema/cross-field-rules'
import { isOwnServer } from '../back-end/own-server.ts'
import { isSpecifiedInput } from '../back-end/available-resource.ts'

type Values = Readonly<Record<string, unknown>>

/** Request body from a form's values: writable fields, relations as ids, and virtual flags. */
export const toRequestBody = (
  { fields }: Pick<Resource, 'fields'>,
  values: Values,
  action: 'create' | 'edit',
): Values => {
  const written: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || (field.fixed && action === 'edit')) continue
    const input = inputName(name, field)
    const value = isUsed(field, values) ? valueOf(field, input, values) : null
    if (value !== undefined) written[input] = value
  }
  for (const [sign, { of }] of virtualFlags(fields))
    if (values[sign] === true && of.some((name) => fields[name] && isUsed(fields[name], values)))
      written[sign] = true
  return written
}

/**
 * Request body for a create or edit call, with the values that the resource asks for. Other back ends get only the
 * specification's inputs, because they may store every input that they receive.
 */
export const sentValues = (resource: Resource, values: Values, action: 'create' | 'edit'): Values => {
  const input = toRequestBody({ fields: takenFields(resource, action) }, values, action)
  if (isOwnServer()) return input
  return Object.fromEntries(Object.entries(input).filter(([name]) => isSpecifiedInput(resource.name, name)))
}

/** A record without values that only requests have: virtual flags, and values that the resource asks for. */
export const withoutAsked = <T extends Values>(
  { fields, asks = {} }: Pick<Resource, 'fields' | 'asks'>,
  record: T,
): T => {
  const asked = new Set([
    ...virtualFlags(fields).keys(),
    ...Object.values(asks).flatMap((each) => Object.keys(each)),
  ])
  return Object.fromEntries(Object.entries(record).filter(([name]) => !asked.has(name))) as T
}

/** A record with its relations also as ids, under the names of their inputs. */
export const withInputValues = <T extends Values>({ fields }: Pick<Resource, 'fields'>, record: T): T => {
  const inputs = Object.entries(fields)
    .filter(([name, field]) => inputName(name, field) !== name && record[name] !== undefined)
    .map(([name, field]) => [inputName(name, field), idsOf(field, record[name])] as const)
  return { ...Object.fromEntries(inputs), ...record }
}

const isUsed = (field: Field, values: Values): boolean =>
  meetsCondition(field, values[field.condition?.field ?? ''])

/** Every back end gets the other field's value as the default: the specification's own requires both days of an event. */
const valueOf = (field: Field, input: string, values: Values): unknown => {
  const value = idsOf(field, values[input])
  const isMissing = value == null || value === ''
  return isMissing && field.defaultsTo !== undefined ? (values[field.defaultsTo] ?? value) : value
}

/** A relation is read as records and written as ids. */
const idsOf = (field: Field, value: unknown): unknown => {
  if (!('resource' in field)) return value
  return Array.isArray(value) ? relatedIds(value) : relatedId(value)
}
