import { carriedFields, type FolderRecord, type FolderRecords } from '@kampana/shared/content/folder-records'
import { positionField } from '@kampana/engine-declare/lists/position-field'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { instant } from '@kampana/engine-server/clock'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import {
  beginRelease,
  deleteEmptyReleases,
  findMember,
  type ReleaseRow,
} from '@kampana/engine-server/records/release/members'
import { draftedValues, hashValues, titleIn } from '@kampana/engine-server/records/drafts/values'
import { findReferences, findRelations } from '@kampana/engine-server/records/links/links'
import { selectRow } from '@kampana/engine-server/records/query/select'
import type { InputValues } from '@kampana/engine-server/records/table'
import { filledResources, readStored, type StoredRecord } from '../records/stored-records.ts'
import { findLinks, NothingNamed, writeRecord, type ImportContext } from '../records/write-record.ts'
import { planRecord, toEntry, type ImportEntry, type ImportStep } from './import-entry.ts'
import { noteKnown, readKnown, type KnownRecord } from './known-records.ts'
import { withStoredImages } from '../uploads/named-uploads.ts'
import { matchRecords, type Matched } from './match-records.ts'
import { settleOffers } from './settle-offers.ts'

/** Result of an import for review. */
export interface Offer {
  /** The release with its records; null if it is empty. */
  change: number | null
  entries: ImportEntry[]
}

interface Offered {
  folder: string
  author: Causer
  note?: string
}

/**
 * Creates a release from a folder's records, to be published in the dashboard: drafts of differing records, and new
 * unpublished records. Conflicts become conflicts of the draft. Changes that a release can't contain are reported.
 */
export const offerFolder = async (
  importing: ImportContext,
  records: FolderRecords,
  { folder, author, note = 'Import' }: Offered,
): Promise<Offer> => {
  const { trx, now } = importing
  await settleOffers(importing)
  const known = await readKnown(trx, folder)
  const filled = new Set((await filledResources(trx)).map(({ name }) => name))
  const change = await beginRelease(trx, { ...author, note, now: instant(now) })
  const offering: Offering = { importing, author, change, entries: [] }
  const offered = new Map<string, KnownRecord[]>()
  for (const [name, sent] of Object.entries(records)) {
    const resource = findResource(name)
    const toStored = <T extends FolderRecord>(each: readonly T[]) => withStoredImages(trx, resource, each)
    const base = await toStored(sent)
    const live = await toStored(await readStored(trx, resource))
    const isKnown = filled.has(name) || !resource.singleton
    const former = isKnown ? await toStored(known.get(name) ?? []) : live
    const own: KnownRecord[] = []
    offered.set(name, own)
    for (const matched of matchRecords(resource, base, live, former))
      own.push(...(await offerRecord(offering, resource, matched)))
  }
  await noteKnown(trx, `change ${change.id} ${folder}`, offered)
  await deleteEmptyReleases(trx, [change.id])
  const isEmpty = [...offered.values()].every((own) => own.length === 0)
  return { change: isEmpty ? null : change.id, entries: offering.entries }
}

interface Offering {
  importing: ImportContext
  author: Causer
  change: ReleaseRow
  entries: ImportEntry[]
}

/** Offers one record, or reports the reason against it. Returns the records to store. */
const offerRecord = async (
  offering: Offering,
  resource: Resource,
  matched: Matched,
): Promise<KnownRecord[]> => {
  const { live, folder } = matched
  const step = planRecord(resource, matched)
  // Nobody would publish a sample mark alone.
  if (!step || (step.action === 'edit' && step.changed.length === 0)) return []
  const action = await findOutcome(offering, resource, step, live)
  offering.entries.push(toEntry(action, resource, step.record, step.fields))
  if (!folder || !isOffered.has(action)) return []
  if (!live)
    return action === 'create' ? [{ id: await addRecord(offering, resource, folder), ...folder }] : []
  await addDraft(offering, resource, { ...matched, folder, live })
  return [{ id: live.id, ...folder }]
}

const isOffered = new Set<ImportEntry['action']>(['create', 'edit', 'conflict'])

/** Outcome of a change in a release. */
const findOutcome = async (
  { importing }: Offering,
  resource: Resource,
  { action, changed }: ImportStep,
  live: StoredRecord | undefined,
): Promise<ImportEntry['action']> => {
  if (action === 'create') return resource.drafts?.live === undefined ? 'direct' : action
  if (!live || !isOffered.has(action)) return action
  const isDrafted = resource.drafts && changed.some((field) => field !== positionField(resource))
  if (!isDrafted) return 'direct'
  return (await findMember(importing.trx, resource, live.id)) ? 'waits' : action
}

/** Adds a new, unpublished record. */
const addRecord = async (offering: Offering, resource: Resource, record: FolderRecord): Promise<number> => {
  const { importing, author } = offering
  const id = await writeRecord(importing, resource, record, undefined, false)
  const title = recordTitle(resource, record.values)
  const attributes = Object.fromEntries(
    carriedFields(resource).map((field) => [field, record.values[field] ?? null]),
  )
  await recordActivity(importing.trx, {
    causer: author,
    resource,
    action: 'create',
    id,
    title,
    now: importing.now,
    attributes,
  })
  await addMember(offering, resource, { record_id: id, title })
  return id
}

/** Adds a draft of a published record. Its base is the folder's last version, so that it merges like every draft. */
const addDraft = async (
  offering: Offering,
  resource: Resource,
  { folder, live, base }: { folder: FolderRecord; live: StoredRecord; base?: FolderRecord | undefined },
): Promise<void> => {
  const { trx } = offering.importing
  const row = await selectRow(trx, resource, {}, live.id)
  const now = draftedValues(resource, row)
  const input = { ...now, ...(await toInput(trx, resource, folder, now)) }
  await addMember(offering, resource, {
    record_id: live.id,
    title: titleIn(resource, input),
    input: JSON.stringify(input),
    base: JSON.stringify({ ...now, ...(base && (await toInput(trx, resource, base, now))) }),
    hash: hashValues(input),
  })
}

/** A folder's record as an edit's input. References to missing records keep their published value. */
const toInput = async (
  trx: ImportContext['trx'],
  resource: Resource,
  { values }: FolderRecord,
  live: InputValues,
): Promise<InputValues> => {
  const ids = await findLinks({ trx }, resource, values).catch((error: unknown) => {
    if (error instanceof NothingNamed) return undefined
    throw error
  })
  const links = [...findReferences(resource), ...findRelations(resource)]
  const linked = links.map(({ input }) => [input, ids ? (ids[input] ?? null) : live[input]] as const)
  const all: InputValues = { ...values, ...Object.fromEntries(linked) }
  return Object.fromEntries(Object.keys(live).flatMap((name) => (name in all ? [[name, all[name]]] : [])))
}

interface AddedMember {
  record_id: number
  title: string
  input?: string
  base?: string
  hash?: string
}

const addMember = async (
  { importing, author, change }: Offering,
  resource: Resource,
  member: AddedMember,
): Promise<void> => {
  await importing.trx
    .insertInto('drafts')
    .values({
      resource: resource.name,
      change_id: change.id,
      ...member,
      written_by: author.id,
      written_by_name: author.name,
      written_at: change.created_at,
    })
    .execute()
}
