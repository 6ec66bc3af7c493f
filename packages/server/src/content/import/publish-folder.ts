import { carriedFields, type FolderRecord, type FolderRecords } from '@kampana/shared/content/folder-records'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { noteTime } from '../../operations/moments.ts'
import { filledResources, fillingOf, readStored, type StoredRecord } from '../records/stored-records.ts'
import { isOwn, writeRecord, type ImportContext } from '../records/write-record.ts'
import { pickOrNull } from './merge-record.ts'
import { planRecord, toEntry, type ImportEntry, type ImportStep } from './import-entry.ts'
import { forgetKnown, noteKnown, readKnown, type KnownRecord } from './known-records.ts'
import { withStoredImages } from '../uploads/named-uploads.ts'
import { matchRecords, type Matched } from './match-records.ts'
import { removeGone } from './remove-gone.ts'
import { settleOffers } from './settle-offers.ts'

/** Options of an import. */
export interface Publishing {
  /** Absolute path of the folder, to detect an export by this server. */
  folder: string
  /** Moves records missing from the folder to the trash. */
  deletes: boolean
  /** Lets the folder's values win if both sides changed the same place. */
  overwrites: boolean
}

/** Both sides changed the same places, so nothing was imported. */
export class BothChanged extends Error {
  readonly records: readonly ImportEntry[]
  constructor(records: readonly ImportEntry[]) {
    super('Both sides have changed the same places.')
    this.records = records
  }
}

/** Imports a folder's records and publishes them, all or nothing, each with its log entry. Throws `BothChanged`. */
export const publishFolder = async (
  importing: ImportContext,
  records: FolderRecords,
  publishing: Publishing,
): Promise<ImportEntry[]> => {
  const { trx, now } = importing
  await settleOffers(importing)
  const known = await readKnown(trx, publishing.folder)
  const filled = new Set((await filledResources(trx)).map(({ name }) => name))
  const work: Work = { importing, publishing, entries: [], gone: [], noted: new Map() }
  for (const [name, sent] of Object.entries(records)) {
    const resource = findResource(name)
    const toStored = <T extends FolderRecord>(each: readonly T[]) => withStoredImages(trx, resource, each)
    const base = await toStored(sent)
    const live = await toStored(await readStored(trx, resource))
    // Records that weren't filled yet have no changes by staff.
    const isKnown = filled.has(name) || !resource.singleton
    const former = isKnown ? await toStored(known.get(name) ?? []) : live
    const noted: KnownRecord[] = []
    work.noted.set(name, noted)
    for (const matched of matchRecords(resource, base, live, former))
      noted.push(...(await importRecord(work, resource, matched)))
    if (!isOwn(resource)) await noteTime(trx, fillingOf(name), now)
  }
  const conflicts = work.entries.filter(({ action }) => action === 'conflict')
  if (conflicts.length > 0) throw new BothChanged(conflicts)
  work.entries.push(...(await removeGone(importing, work.gone)))
  await noteKnown(trx, 'import', work.noted)
  await forgetKnown(trx, `export ${publishing.folder}`)
  return work.entries
}

interface Work {
  importing: ImportContext
  publishing: Publishing
  entries: ImportEntry[]
  gone: [Resource, StoredRecord][]
  noted: Map<string, KnownRecord[]>
}

/** Imports one record. Returns the records to store for the next import. */
const importRecord = async (work: Work, resource: Resource, matched: Matched): Promise<KnownRecord[]> => {
  const { folder, live, base } = matched
  const step = planRecord(resource, matched)
  if (!folder) return step && live && base ? deferRemoval(work, resource, live, base) : []
  if (step && isWritten(step, work.publishing)) {
    work.entries.push(toEntry(live ? 'edit' : 'create', resource, step.record, step.changed))
    return [{ id: await write(work.importing, resource, step.record, live), ...folder }]
  }
  if (step) work.entries.push(toEntry(step.action, resource, step.record, step.fields))
  const id = live?.id ?? base?.id
  return id === undefined ? [] : [{ id, ...folder }]
}

const isWritten = ({ action }: ImportStep, { overwrites }: Publishing): boolean =>
  action === 'create' || action === 'edit' || (action === 'conflict' && overwrites)

/** Reports records missing from the folder, or marks them for deletion at the end. */
const deferRemoval = (
  { publishing, entries, gone }: Work,
  resource: Resource,
  live: StoredRecord,
  base: KnownRecord,
): KnownRecord[] => {
  if (publishing.deletes) gone.push([resource, live])
  else entries.push(toEntry('gone', resource, live))
  return [base]
}

const write = async (
  importing: ImportContext,
  resource: Resource,
  record: FolderRecord,
  old: StoredRecord | undefined,
): Promise<number> => {
  const { values } = record
  const differing = carriedFields(resource).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(old?.values[field]),
  )
  const id = await writeRecord(importing, resource, record, old)
  // A sample mark alone doesn't change the content.
  if (differing.length > 0)
    await recordActivity(importing.trx, {
      causer: null,
      resource,
      action: old ? 'edit' : 'create',
      id,
      title: recordTitle(resource, values),
      now: importing.now,
      attributes: pickOrNull(values, differing),
      ...(old && { old: pickOrNull(old.values, differing) }),
    })
  return id
}
