import { isSame } from '@kampana/engine-server/records/drafts/values'
import type { FolderRecord } from '@kampana/shared/content/folder-records'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { mergeRecord, hasSameValues } from './merge-record.ts'
import type { Matched } from './match-records.ts'

/**
 * Result of an import for a record.
 *
 * - `create`, `edit`, `delete`: applied, or planned in a dry run
 * - `gone`: missing from the folder; stays unless the import deletes
 * - `kept`: only staff have changed or deleted it since the last import
 * - `conflict`: both have changed the same place
 * - `waits`: somebody has a draft of it
 * - `direct`: can't be part of a release, such as a new record of a resource without drafts
 */
export interface ImportEntry {
  action: 'create' | 'edit' | 'delete' | 'gone' | 'kept' | 'conflict' | 'waits' | 'direct'
  resource: string
  title: string
  /** Labels of the fields concerned. */
  fields?: readonly string[]
}

/** True if an import has changed a record. */
export const isDone = ({ action }: ImportEntry): boolean => ['create', 'edit', 'delete'].includes(action)

/** Requested change of a matched record. */
export interface ImportStep {
  action: 'create' | 'edit' | 'gone' | 'kept' | 'conflict'
  /** The record to report and, if it is written, to write. */
  record: FolderRecord
  /** The fields concerned, and those that change. */
  fields: readonly string[]
  changed: readonly string[]
}

/**
 * Decides the change that a folder requests, compared with its last import; undefined for none. Records that only staff have
 * created are ignored.
 */
export const planRecord = (resource: Resource, { folder, live, base }: Matched): ImportStep | undefined => {
  if (!folder) return base && live && hasSameValues(resource, live, base) ? toStep('gone', live) : undefined
  if (!live) {
    if (!base) return toStep('create', folder)
    return toStep(hasSameValues(resource, folder, base) ? 'kept' : 'conflict', folder)
  }
  const { record, changed, conflicts, unchanged } = mergeRecord(resource, base, folder, live)
  if (conflicts.length > 0) return toStep('conflict', record, conflicts, changed)
  if (changed.length > 0 || !isSame(record.samples, live.samples))
    return toStep('edit', record, changed, changed)
  return unchanged.length > 0 ? toStep('kept', live, unchanged) : undefined
}

const toStep = (
  action: ImportStep['action'],
  record: FolderRecord,
  fields: readonly string[] = [],
  changed: readonly string[] = [],
): ImportStep => ({ action, record, fields, changed })

/** A line of an import's report. */
export const toEntry = (
  action: ImportEntry['action'],
  resource: Resource,
  { values }: FolderRecord,
  fields: readonly string[] = [],
): ImportEntry => ({
  action,
  resource: resource.name,
  title: recordTitle(resource, values),
  ...(fields.length > 0 && { fields: fields.map((name) => resource.fields[name]?.label ?? name) }),
})
