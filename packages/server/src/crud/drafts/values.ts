import { hash } from 'node:crypto'
import { findKind, inputName } from '@kampana/shared/kinds/index'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { toInputValues } from '../input-values.ts'
import type { InputValues } from '../table.ts'

/** The values of a record that a draft may change, as an edit's input. What makes a record live isn't among them. */
export const draftedValues = (resource: Resource, record: Readonly<Record<string, unknown>>): InputValues =>
  Object.fromEntries(
    Object.entries(toInputValues(resource, record)).filter(([name]) => name !== resource.drafts?.live),
  )

/** The SHA-256 of values as canonical JSON. */
export const hashValues = (values: InputValues): string => hash('sha256', canonical(values), 'base64url')

/** Whether two values are the same on the wire. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string => JSON.stringify(value ?? null, (_key, each) => sortKeys(each))

const sortKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** What a draft makes of a record. */
export interface Merged {
  /** Whole values: of fields that the draft doesn't change, the live ones. */
  values: InputValues
  /** What differs from the live values. */
  changes: InputValues
  /** The fields that somebody has changed in the live record meanwhile and that the draft changes, too, to something else. */
  conflicts: string[]
}

/** Merges a draft into the live values, by field. */
export const mergeDraft = (input: InputValues, base: InputValues, live: InputValues): Merged => {
  const changes: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const [name, current] of Object.entries(live)) {
    const [drafted, began] = [name in input ? input[name] : current, name in base ? base[name] : current]
    if (isSame(drafted, began) || isSame(drafted, current)) continue
    changes[name] = drafted
    if (!isSame(began, current)) conflicts.push(name)
  }
  return { values: { ...live, ...changes }, changes, conflicts }
}

/** The title that values give a record, as lists of drafts show it. */
export const titleIn = (resource: Resource, values: InputValues): string => {
  const { fields, title } = resource
  const field = fields[title]
  const text = field ? findKind(field).text(values[inputName(title, field)], field) : ''
  return recordTitle(resource, { [title]: text })
    .slice(0, 255)
    .toWellFormed()
}
