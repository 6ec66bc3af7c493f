import type { Field } from '@kampana/engine-declare/kinds/index'
import { findComparison } from '@kampana/engine-declare/merge/comparison'
import type { MergedField } from '@kampana/engine-declare/merge/merge-values'
import type { Choice } from '@kampana/engine-declare/merge/merged'
import { useTranslate } from 'react-admin'
import type { Values } from './changed-values.ts'

/** Place in a value that two people changed differently. */
export interface ConflictField {
  key: string
  /** Translated name. */
  label: string
  field: Field
  mine: unknown
  theirs: unknown
  /** True if both versions can be kept, one after the other. */
  mayBeBoth?: boolean
}

/** Places in which two people's changes collide, for the dialog. */
export const useConflictFields = (conflicts: readonly MergedField[]): ConflictField[] => {
  const t = useTranslate()
  return conflicts.flatMap((field) => fieldsOf(field, t(field.field.label)))
}

/** Merge types that allow both versions, one after the other. */
const byField = new Set(['blocks', 'rows'])

const fieldsOf = ({ name, field, collisions }: MergedField, label: string): ConflictField[] =>
  collisions.map(({ base, mine, theirs }, at) => ({
    key: `${name} ${at}`,
    label: collisions.length === 1 ? label : `${label} (${at + 1}/${collisions.length})`,
    field,
    mine,
    theirs,
    mayBeBoth: byField.has(findComparison(field).merge) && base === null && mine !== null && theirs !== null,
  }))

/** Values of the fields in which changes collide, from the choice for each place. */
export const chosenValues = (
  fields: readonly MergedField[],
  choices: Readonly<Record<string, Choice>>,
): Values =>
  Object.fromEntries(
    fields.map(({ name, collisions, resolve }) => [
      name,
      resolve(collisions.map((_collision, at) => choices[`${name} ${at}`] ?? 'mine')),
    ]),
  )
