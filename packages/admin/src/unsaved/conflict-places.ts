import type { Field } from '@kampana/shared/kinds/index'
import { findComparison } from '@kampana/shared/merge/comparison'
import type { MergedField } from '@kampana/shared/merge/merge-values'
import type { Choice } from '@kampana/shared/merge/merged'
import { useTranslate } from 'react-admin'
import type { Values } from './changed-values.ts'

/** A place that two people changed, each to something else. */
export interface Place {
  key: string
  /** What it is called, translated. */
  label: string
  field: Field
  mine: unknown
  theirs: unknown
  /** Whether both can stand there, one after the other. */
  mayBeBoth?: boolean
}

/** The places in which two people's changes collide, as the dialog asks about them. */
export const usePlaces = (conflicts: readonly MergedField[]): Place[] => {
  const t = useTranslate()
  return conflicts.flatMap((field) => placesOf(field, t(field.field.label)))
}

/** How values are merged in which both versions can stand, one after the other. */
const byPlace = new Set(['blocks', 'rows'])

const placesOf = ({ name, field, collisions }: MergedField, label: string): Place[] =>
  collisions.map(({ base, mine, theirs }, at) => ({
    key: `${name} ${at}`,
    label: collisions.length === 1 ? label : `${label} (${at + 1}/${collisions.length})`,
    field,
    mine,
    theirs,
    mayBeBoth: byPlace.has(findComparison(field).merge) && base === null && mine !== null && theirs !== null,
  }))

/** The values of the fields in which both collide, by what was chosen for each place. */
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
