import {
  cellKinds,
  fieldKinds,
  maxRows,
  type Field,
  type RowsField,
} from '@kampana/engine-declare/kinds/index'
import { recordRules } from '@kampana/engine-declare/kinds/rows/cells'
import type { Fields, Resource } from '@kampana/engine-declare/resource'

/** Lists the errors in a field of a college's declaration, as sentences; `known` contains the names of all resources. */
export function* wrongField(
  { fields }: Resource,
  name: string,
  field: Field,
  known: readonly string[],
): Generator<string> {
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name === 'id')
    yield `the field name '${name}' must consist of lowercase letters, digits and underscores, and must not be 'id'.`
  if (typeof field !== 'object' || field === null || !Object.hasOwn(fieldKinds, field.kind))
    yield `the field '${name}' has an unknown kind.`
  else yield* wrongSettings(fields, name, field, known)
}

function* wrongSettings(
  fields: Fields,
  name: string,
  field: Field,
  known: readonly string[],
): Generator<string> {
  if (field.kind === 'password' || field.kind === 'changes')
    yield `the field '${name}' has the kind '${field.kind}', which is reserved for the product.`
  if ('resource' in field && !known.includes(field.resource))
    yield `the field '${name}' refers to an unknown resource '${field.resource}'.`
  if (field.kind === 'rows') yield* wrongColumns(name, field)
  const others = [
    field.condition?.field,
    'notBefore' in field ? field.notBefore : undefined,
    'suggestFrom' in field ? field.suggestFrom : undefined,
  ]
  for (const other of others)
    if (other !== undefined && !(other in fields))
      yield `the field '${name}' depends on a missing field '${other}'.`
}

function* wrongColumns(name: string, { columns, max }: RowsField): Generator<string> {
  if (Object.keys(columns).length === 0) yield `the rows '${name}' have no columns.`
  if (!Number.isInteger(max) || max < 1 || max > maxRows)
    yield `the rows '${name}' need a max from 1 to ${maxRows}, not ${max}.`
  for (const [key, column] of Object.entries(columns)) {
    if (!/^[a-z][a-z0-9_]*$/.test(key))
      yield `the name of the column '${key}' of '${name}' must consist of lowercase letters, digits and underscores.`
    if (!Object.hasOwn(cellKinds, column.kind))
      yield `the column '${key}' of '${name}' cannot have the kind '${column.kind}': rows contain single values only.`
    const rule = column.readOnly ? 'readOnly' : recordRules.find((each) => each in column)
    if (rule !== undefined)
      yield `the column '${key}' of '${name}' cannot have '${rule}', which applies to records only.`
  }
}
