import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { positionField, sortPosition } from '@kampana/engine-declare/lists/position-field'
import { findKind } from '@kampana/engine-declare/kinds/index'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { Fields, Resource } from '@kampana/engine-declare/resource'
import { findMissingCompanions } from '@kampana/engine-declare/schema/cross-field-rules'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { ContentError } from '../content-error.ts'
import { omittedValue } from './places.ts'

type Values = FolderRecord['values']
/** Creates an error about a field, or a value within it. */
export type Fault = (path: readonly string[], problem: string) => ContentError

/** Values with those of omitted fields. */
export const withOmitted = ({ fields }: Resource, given: Values): Values => {
  const whole: Record<string, unknown> = { ...given }
  for (const [name, field] of Object.entries(fields)) {
    const value = name in whole ? undefined : omittedValue(field, whole)
    if (value !== undefined) whole[name] = value
  }
  return whole
}

/** Names of the position and of fields that refer to other records by key. */
const linksOf = (resource: Resource): string[] =>
  carriedFields(resource).filter((name) => {
    const field = resource.fields[name]
    return (
      name === positionField(resource) || (field && ['reference', 'pairs'].includes(findKind(field).storage))
    )
  })

/** Validated values, except links. */
export const readValues = (resource: Resource, given: Values, fault: Fault): Values => {
  const links = linksOf(resource)
  const own = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !links.includes(name)))
  const read = readInput(own(resource.fields) as Fields, own(given))
  const { fields, drafts } = resource
  // All records of a folder are published.
  const live = drafts?.live === undefined ? {} : { [drafts.live]: '' }
  const errors =
    'errors' in read
      ? firstOf(read.errors)
      : [
          ...firstOf(findMissingCompanions(fields, { ...read.input, ...live })),
          ...Object.entries(resource.check?.(read.input) ?? {}),
          ...listOdd(fields, given, read.input),
        ]
  if ('errors' in read || errors.length > 0)
    throw ContentError.of(errors.map(([path, problem]) => fault(path.split('.'), stripDelimiters(problem))))
  return read.input
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(errors).map(([path, [first = '']]) => [path, first] as const)

/** Fields that a record of its kind can't have (`condition`). Its address is in the path of its file. */
const listOdd = (fields: Fields, given: Values, input: Values) =>
  Object.entries(fields)
    .filter(
      ([name, field]) =>
        given[name] != null &&
        !field.isOwnAddress &&
        !meetsCondition(field, input[field.condition?.field ?? '']),
    )
    .map(([name, { condition }]) => [name, `is not allowed with this ${condition?.field}.`] as const)

/** Keys by which a record refers to others, and its position. */
export const readLinks = (resource: Resource, given: Values, fault: Fault): Values =>
  Object.fromEntries(
    linksOf(resource).map((name) => {
      const value = given[name] ?? null
      const isPosition = name === positionField(resource)
      if (value === null && resource.fields[name]?.required && !isPosition) throw fault([name], 'is missing.')
      const keys = [value].flat()
      if (
        value === null ||
        keys.every((key) => typeof key === 'string') ||
        (name === sortPosition && typeof value === 'number')
      )
        return [name, value]
      throw fault([name], 'must name other records.')
    }),
  )
