import { hash } from 'node:crypto'
import { findKind, inputName } from '@kampana/engine-declare/kinds/index'
import { mergeValues } from '@kampana/engine-declare/merge/merge-values'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { EngineServices } from '../context/engine-services.ts'
import { toInputValues } from '../input/input-values.ts'
import type { InputValues } from '../table.ts'

/** Values of a record that a draft may change, as an edit's input. They exclude the publication time. */
export const draftedValues = (resource: Resource, record: Readonly<Record<string, unknown>>): InputValues =>
  Object.fromEntries(
    Object.entries(toInputValues(resource, record)).filter(([name]) => name !== resource.drafts?.live),
  )

/** SHA-256 of values as canonical JSON. */
export const hashValues = (values: InputValues): string => hash('sha256', canonical(values), 'base64url')

/** True if two values are the same on the wire. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

const canonical = (value: unknown): string => JSON.stringify(value ?? null, (_key, each) => sortKeys(each))

const sortKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A record with its draft applied. */
export interface MergedDraft {
  /** All values; unchanged fields have the published value. */
  values: InputValues
  /** Values that differ from the published ones. */
  changes: InputValues
  /** Fields whose draft and published record have changed in the same place, differently. */
  conflicts: string[]
}

/** Merges a draft into the published values, by field and within it by paragraph, list item and row. */
export const mergeDraft = (
  resource: Resource,
  input: InputValues,
  base: InputValues,
  live: InputValues,
): MergedDraft => {
  const merge = mergeValues(resource, { ...live, ...base }, { ...live, ...input }, live)
  const changes = Object.fromEntries(
    Object.entries(merge.values).filter(([name, value]) => name in live && !isSame(value, live[name])),
  )
  return {
    values: { ...live, ...changes },
    changes,
    conflicts: merge.conflicts.map(({ name }) => name),
  }
}

/**
 * Merges a stored draft into the published values, after converting the images of both to one form. Their addresses differ if
 * they were stored by different versions of the software.
 */
export const mergeStoredDraft = async (
  client: EngineClient,
  { uploads }: EngineServices,
  resource: Resource,
  { input, base }: { input: InputValues; base: InputValues },
  live: InputValues,
): Promise<MergedDraft> => {
  const toOneForm = (values: InputValues) => uploads.toStored(client, resource, values, null)
  return mergeDraft(resource, await toOneForm(input), await toOneForm(base), await toOneForm(live))
}

/** Title that values give a record, for lists of drafts. */
export const titleIn = (resource: Resource, values: InputValues): string => {
  const { fields, title } = resource
  const field = fields[title]
  const text = field ? findKind(field).text(values[inputName(title, field)], field) : ''
  return recordTitle(resource, { [title]: text })
    .slice(0, 255)
    .toWellFormed()
}
