import { cellKinds, fieldKinds, maxRows, type Field, type RowsField } from '@kampana/shared/kinds/index'
import { recordRules } from '@kampana/shared/kinds/rows/cells'
import type { Fields, Resource } from '@kampana/shared/resource'

/** What is wrong with a field of a college's declaration, in sentences; `known` are the names of all resources. */
export function* wrongField(
  { fields }: Resource,
  name: string,
  field: Field,
  known: readonly string[],
): Generator<string> {
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name === 'id')
    yield `the field '${name}' must be named in small letters, digits and underscores, and not 'id'.`
  if (typeof field !== 'object' || field === null || !Object.hasOwn(fieldKinds, field.kind))
    yield `the field '${name}' is of no kind that there is.`
  else yield* wrongSettings(fields, name, field, known)
}

function* wrongSettings(
  fields: Fields,
  name: string,
  field: Field,
  known: readonly string[],
): Generator<string> {
  if (field.kind === 'password' || field.kind === 'changes')
    yield `the field '${name}' is of the kind '${field.kind}', which only the product has.`
  if ('resource' in field && !known.includes(field.resource))
    yield `the field '${name}' leads to '${field.resource}', which no resource is called.`
  if (field.kind === 'rows') yield* wrongColumns(name, field)
  const others = [
    field.condition?.field,
    'notBefore' in field ? field.notBefore : undefined,
    'suggestFrom' in field ? field.suggestFrom : undefined,
  ]
  for (const other of others)
    if (other !== undefined && !(other in fields))
      yield `the field '${name}' depends on '${other}', which it hasn't.`
}

function* wrongColumns(name: string, { columns, max }: RowsField): Generator<string> {
  if (Object.keys(columns).length === 0) yield `the rows '${name}' have no columns.`
  if (!Number.isInteger(max) || max < 1 || max > maxRows)
    yield `the rows '${name}' can be 1 to ${maxRows}, not ${max}.`
  for (const [key, column] of Object.entries(columns)) {
    if (!/^[a-z][a-z0-9_]*$/.test(key))
      yield `the column '${key}' of '${name}' must be named in small letters, digits and underscores.`
    if (!Object.hasOwn(cellKinds, column.kind))
      yield `the column '${key}' of '${name}' can't be of the kind '${column.kind}': rows hold single values only.`
    const rule = column.readOnly ? 'readOnly' : recordRules.find((each) => each in column)
    if (rule !== undefined)
      yield `the column '${key}' of '${name}' can't have '${rule}', which is a rule of a record.`
  }
}
