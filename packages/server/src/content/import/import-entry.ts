import { isSame } from '../../crud/drafts/values.ts'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { mergeRecord, saysAllSame } from './merge-record.ts'
import type { Matched } from './match-records.ts'

/**
 * What an import does with a record, or would do.
 *
 * - `create`, `edit`, `delete`: it does so
 * - `gone`: the folder doesn't have it any more; it stays where nobody asks for its deletion
 * - `kept`: staff have changed or deleted since what the folder says as the last time
 * - `conflict`: both have changed the same place
 * - `waits`: somebody's draft waits over it
 * - `direct`: it can't wait in a change, as a new record of a resource whose records are always live
 */
export interface ImportEntry {
  action: 'create' | 'edit' | 'delete' | 'gone' | 'kept' | 'conflict' | 'waits' | 'direct'
  resource: string
  title: string
  /** The labels of the fields that it is about. */
  fields?: readonly string[]
}

/** Whether an import has done something with a record. */
export const isDone = ({ action }: ImportEntry): boolean => ['create', 'edit', 'delete'].includes(action)

/** What a folder asks for of a matched record. */
export interface ImportStep {
  action: 'create' | 'edit' | 'gone' | 'kept' | 'conflict'
  /** The record as it is told and, where it is written, written. */
  record: ShownRecord
  /** The fields that it is about, and those that it changes. */
  fields: readonly string[]
  changed: readonly string[]
}

/** Decides what a folder asks for, by what it said the last time; undefined for nothing. Of what only staff have made it says nothing. */
export const planRecord = (resource: Resource, { folder, live, base }: Matched): ImportStep | undefined => {
  if (!folder) return base && live && saysAllSame(resource, live, base) ? toStep('gone', live) : undefined
  if (!live) {
    if (!base) return toStep('create', folder)
    return toStep(saysAllSame(resource, folder, base) ? 'kept' : 'conflict', folder)
  }
  const { record, changed, conflicts, kept } = mergeRecord(resource, base, folder, live)
  if (conflicts.length > 0) return toStep('conflict', record, conflicts, changed)
  if (changed.length > 0 || !isSame(record.samples, live.samples))
    return toStep('edit', record, changed, changed)
  return kept.length > 0 ? toStep('kept', live, kept) : undefined
}

const toStep = (
  action: ImportStep['action'],
  record: ShownRecord,
  fields: readonly string[] = [],
  changed: readonly string[] = [],
): ImportStep => ({ action, record, fields, changed })

/** A line of what an import tells. */
export const toEntry = (
  action: ImportEntry['action'],
  resource: Resource,
  { values }: ShownRecord,
  fields: readonly string[] = [],
): ImportEntry => ({
  action,
  resource: resource.name,
  title: recordTitle(resource, values),
  ...(fields.length > 0 && { fields: fields.map((name) => resource.fields[name]?.label ?? name) }),
})
