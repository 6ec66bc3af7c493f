import { findKind, humanize, inputName } from '@kampana/engine-declare/kinds/index'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { virtualFlags } from '@kampana/engine-declare/schema/cross-field-rules'
import { maxErrors, readInput } from '@kampana/engine-declare/schema/schema'
import { invalid } from '../../error.ts'
import type { InputValues, Row } from '../table.ts'
import { isSame } from './values.ts'

/** Depth of the most deeply nested value of any kind: rows of scalars. */
const deepest = 4

/**
 * Reads the values of a draft. Invalid values are stored as they were sent. Throws a 422 for an unknown field and for a
 * changed publication time.
 */
export const readDraftValues = (
  resource: Resource,
  sent: unknown,
  live: InputValues,
  old: Row,
  now: string,
): InputValues => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    throw invalid({ values: [basicMessages.invalid.array('values')] })
  const errors: Record<string, string[]> = Object.create(null)
  const flags = virtualFlags(resource.fields)
  const known = inputFields(resource)
  const values: Record<string, unknown> = { ...live }
  for (const [name, value] of Object.entries(sent)) {
    if (Object.keys(errors).length === maxErrors) break
    if (flags.has(name)) {
      values[name] = value === true || value === 1 ? 1 : 0
      continue
    }
    const field = known.get(name)
    const problem = problemOf(resource, name, value, live, old)
    if (problem !== undefined) errors[name] = [problem]
    else if (field && name in live) values[name] = readValue(field, value, now)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return values
}

/** Problem of a value that no draft can contain. */
const problemOf = (
  resource: Resource,
  name: string,
  value: unknown,
  live: InputValues,
  old: Row,
): string | undefined => {
  if (name === resource.drafts?.live) return isSame(value, old[name]) ? undefined : draftMessages.keepsItsTime
  if (!(name in live)) return basicMessages.invalid.prohibited(humanize(name).trim())
  return isShallow(value, deepest) ? undefined : basicMessages.invalid.selected(humanize(name))
}

type NamedField = [name: string, field: Resource['fields'][string]]

const inputFields = ({ fields }: Resource): Map<string, NamedField> =>
  new Map(Object.entries(fields).map(([name, field]) => [inputName(name, field), [name, field]]))

/** A value as an edit would write it, for comparison; an invalid value stays as it is. */
const readValue = ([name, field]: NamedField, value: unknown, now: string): unknown => {
  const input = inputName(name, field)
  const read = readInput({ [name]: field }, { [input]: value }, { partial: true, now })
  const known: InputValues = 'input' in read ? read.input : {}
  const clean = input in known ? known[input] : findKind(field).clean(value)
  // The order of related records has no meaning.
  return Array.isArray(clean) && clean.every((each) => typeof each === 'number')
    ? clean.toSorted((a, b) => a - b)
    : clean
}

const isShallow = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((each) => isShallow(each, levels - 1))
}
