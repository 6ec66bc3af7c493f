import type { PreviewFault } from '@kampana/shared/content/preview-worker'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import type { Resource } from '@kampana/engine-declare/resource'
import { readInput } from '@kampana/engine-declare/schema/schema'
import { instant } from '@kampana/engine-server/clock'
import { newRowId, type OverlaidRows } from '@kampana/engine-server/records/query/overlay'
import { invalid } from '@kampana/engine-server/error'
import type { Causer } from '@kampana/engine-server/records/activity'
import { ownColumns } from '@kampana/engine-server/records/input/input-changes'
import { withInput } from '@kampana/engine-server/records/permissions/section-path'
import { assertPermission } from '@kampana/engine-server/records/permissions/permissions'
import { wholeColumns } from '@kampana/engine-server/records/query/select'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName, type Row } from '@kampana/engine-server/records/table'
import { newPosition } from '@kampana/engine-server/records/tree/find-position'
import type { DbClient } from '../../db/tables.ts'
import { siteResources } from './site-records.ts'

/** A draft of a record: an edit's input, which may be invalid. */
export interface PreviewDraft {
  resource: string
  /** Null for an unsaved record. */
  id: number | null
  values: Readonly<Record<string, unknown>>
}

/** Drafts as the queries of pages read them, and their faults. */
interface DraftRows {
  /** Rows by table. */
  tables: ReadonlyMap<string, OverlaidRows>
  faults: readonly PreviewFault[]
}

interface Drafting {
  client: DbClient
  person: Pick<Causer, 'id'>
  now: Date
}

/**
 * Rows of drafts, as if they were published. Invalid values keep their published version and are reported. Throws a 403 for a
 * record that the person may not edit, and a 422 for one that isn't part of the site.
 */
export const draftRows = async (drafting: Drafting, drafts: readonly PreviewDraft[]): Promise<DraftRows> => {
  const tables = new Map<string, OverlaidRows>()
  const faults: PreviewFault[] = []
  for (const draft of drafts) {
    const resource = siteResources().find(({ name }) => name === draft.resource)
    if (!resource) throw invalid({ records: [contentMessages.notOnSite(draft.resource.slice(0, 100))] })
    const name = tableName(resource)
    const drafted = await draftRow(drafting, resource, draft)
    const rows = [...(tables.get(name)?.rows ?? []), drafted.row]
    tables.set(name, { columns: wholeColumns(resource, {}), rows })
    faults.push(...drafted.faults)
  }
  return { tables, faults }
}

const draftRow = async (
  { client, person, now }: Drafting,
  resource: Resource,
  { id, values }: PreviewDraft,
): Promise<{ row: Row; faults: PreviewFault[] }> => {
  const [stored] = id === null ? [] : await selectStored(client, resource, id)
  const old = stored && decoded(resource, stored)
  const read = Object.entries(values).map(([field, value]) => {
    const input = readInput(resource.fields, { [field]: value }, { partial: true, ...(old && { old }) })
    return 'errors' in input
      ? { good: [], problems: Object.values(input.errors).flat() }
      : { good: Object.entries(input.input), problems: [] }
  })
  const good = Object.fromEntries(read.flatMap((each) => each.good))
  const states = [...(old ? [old] : []), { ...old, ...good }].map((each) => withInput(resource, {}, each))
  await assertPermission(client, person, 'edit', resource, states)
  const contradictions = resource.check?.({ ...old, ...good }) ?? {}
  const shown = Object.fromEntries(Object.entries(good).filter(([name]) => !(name in contradictions)))
  const columns = { ...stored, ...ownColumns(resource, shown) }
  const row = {
    ...(stored ? {} : await newPosition(client, resource, columns)),
    ...columns,
    ...asPublished(resource, now),
    id: stored?.id ?? newRowId,
  }
  const faults = [...read.flatMap(({ problems }) => problems), ...Object.values(contradictions)].map(
    (text) => ({
      path: resource.label,
      line: null,
      text: stripDelimiters(text),
    }),
  )
  return { row, faults }
}

const selectStored = (client: DbClient, resource: Resource, id: number): Promise<Row[]> =>
  fetchRows(
    table(client).selectFrom(tableName(resource)).select(wholeColumns(resource, {})).where('id', '=', id),
  )

const decoded = (resource: Resource, stored: Row): Row => {
  const row = { ...stored }
  decodeRows(resource, [row])
  return row
}

/** Values that show a record to visitors. */
const asPublished = ({ drafts, visibleWhere }: Resource, now: Date): Record<string, unknown> => ({
  ...visibleWhere,
  ...(drafts?.live !== undefined && { [drafts.live]: instant(now) }),
})
