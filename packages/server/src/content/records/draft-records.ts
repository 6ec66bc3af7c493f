import type { PreviewFault } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { Resource } from '@kampana/engine-declare/resource'
import { readInput } from '@kampana/engine-declare/schema/schema'
import type { DbClient } from '../../db/tables.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import { withInput } from '@kampana/engine-server/records/permissions/section-path'
import { assertPermission } from '@kampana/engine-server/records/permissions/permissions'
import { invalid } from '@kampana/engine-server/error'
import { required } from '@kampana/engine-server/required'
import {
  filledResources,
  readRow,
  readStored,
  showStored,
  toStoredRecords,
  type StoredRecord,
} from './stored-records.ts'

/** A draft of a record: an edit's input, which may be invalid. An unpublished record is shown as if it were published. */
export interface PreviewDraft {
  resource: string
  /** Null for an unsaved record. */
  id: number | null
  values: Readonly<Record<string, unknown>>
}

/**
 * Records of the drafts' resources with the drafts applied. Invalid values keep their published version and are reported.
 * Throws a 403 for a record that the person may not edit, and a 422 for one that isn't part of the site.
 */
export const draftRecords = async (
  client: DbClient,
  drafts: readonly PreviewDraft[],
  person: Pick<Causer, 'id'>,
  today: string,
): Promise<{ records: ShownRecords; faults: readonly PreviewFault[] }> => {
  const filled = drafts.length > 0 ? await filledResources(client) : []
  const records: Record<string, StoredRecord[]> = {}
  const faults: PreviewFault[] = []
  for (const draft of drafts) {
    const resource = filled.find(({ name }) => name === draft.resource)
    if (!resource) throw invalid({ records: [contentMessages.notOnSite(draft.resource.slice(0, 100))] })
    const shown = records[resource.name] ?? (await readStored(client, resource, today))
    const drafted = await draftRecord(client, resource, draft, person)
    records[resource.name] = [...shown.filter(({ id }) => id !== draft.id), drafted.record]
    faults.push(...drafted.faults)
  }
  for (const resource of filled) {
    const own = records[resource.name]
    if (own) records[resource.name] = await showStored(client, resource, own)
  }
  return { records, faults }
}

const draftRecord = async (
  client: DbClient,
  resource: Resource,
  { id, values }: PreviewDraft,
  person: Pick<Causer, 'id'>,
) => {
  const old = id === null ? undefined : await readRow(client, resource, id)
  const read = Object.entries(values).map(([field, value]) => {
    const input = readInput(resource.fields, { [field]: value }, { partial: true, ...(old && { old }) })
    return 'errors' in input
      ? { faults: Object.values(input.errors).flat() }
      : { good: Object.entries(input.input), faults: [] }
  })
  const good = Object.fromEntries(read.flatMap((each) => ('good' in each ? each.good : [])))
  const states = [...(old ? [old] : []), { ...old, ...good }].map((each) => withInput(resource, {}, each))
  await assertPermission(client, person, 'edit', resource, states)
  const problems = resource.check?.({ ...old, ...good }) ?? {}
  const shown = Object.entries(good).filter(([name]) => !(name in problems))
  const [record] = await toStoredRecords(client, resource, [{ id: 0, ...old, ...Object.fromEntries(shown) }])
  const faults = [...read.flatMap((each) => each.faults), ...Object.values(problems)].map((text) => ({
    path: resource.label,
    line: null,
    text: stripDelimiters(text),
  }))
  return { record: required(record), faults }
}
