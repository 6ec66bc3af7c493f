import type { FolderRecord } from '@kampana/shared/content/folder-records'
import { allRecordPages } from '@kampana/engine-declare/record-pages'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources, findResource } from '@kampana/engine-declare/registry/all-resources'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import { noteTime } from '../../operations/moments.ts'
import { assertFreeAddresses } from '../open-content.ts'
import {
  copyReviews,
  readFolderRecords,
  takeFormerTexts,
  logFormerTexts,
  readFormerTexts,
} from '../former-texts.ts'
import { noteKnown, type KnownRecord } from '../import/known-records.ts'
import { logFormerFormat } from '../import/log-former-format.ts'
import { byKey } from '../import/match-records.ts'
import { pickOrNull } from '../import/merge-record.ts'
import { importUploads } from '../uploads/import-uploads.ts'
import { indexAddresses } from '../index-addresses.ts'
import { filledResources, fillingOf, readStored, type StoredRecord } from './stored-records.ts'
import { writeRecord, type ImportContext } from './write-record.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Fills empty resources from the folder, with the texts that staff published over it, in one transaction. Visitors see no
 * difference.
 */
export const fillRecords = async (context: AppContext): Promise<void> => {
  const { db, now, settings, siteContent } = context
  const { empty, widened } = await findUnfilled(db)
  if (empty.length === 0 && widened.length === 0) return
  await passExportedTexts(context)
  const found = await readFolderRecords(context)
  const addresses = ['pages', 'programs']
    .flatMap((name) => found.records[name] ?? [])
    .map(({ values }) => values['address'])
  assertFreeAddresses(new Set(addresses), allRecordPages())
  const { timeZone, trashRetainedDays, collegeDir } = settings
  const importing = { now: now(), trashRetainedDays, timeZone }
  const own = Object.keys(found.texts).length === 0 ? found : await siteContent.readFolder()
  const uploads = await importUploads(db, collegeDir, found, collegeDir)
  logFormerFormat(context.log(), own)
  for (const fault of uploads.faults) context.log().warn(fault, 'upload in the folder skipped')
  // A redirect requires its target page to exist.
  await indexAddresses(context, 'before the first record')
  await db.transaction().execute(async (trx) => {
    await uploads.keep({ trx, now: importing.now })
    // Records come after those they reference.
    for (const name of new Set(Object.keys(found.records).concat(empty)).intersection(new Set(empty))) {
      await fill(
        { ...importing, trx },
        findResource(name),
        found.records[name] ?? [],
        own.records[name] ?? [],
      )
      await noteTime(trx, fillingOf(name), importing.now)
    }
    for (const [resource, record] of widened)
      await fillFields({ ...importing, trx }, resource, record, found.records[resource.name] ?? [])
    await takeFormerTexts(trx, found)
    if (empty.includes('pages')) await copyReviews(trx)
  })
  await logFormerTexts(context)
}

/** Resources that the start fills from the folder, and singletons that lack a required field. */
export const findUnfilled = async (client: DbClient) => {
  const filled = new Set((await filledResources(client)).map(({ name }) => name))
  const empty = allResources().flatMap(({ name, inFolder }) => (inFolder && !filled.has(name) ? [name] : []))
  return { filled, empty, widened: await findWidened(client) }
}

/** Singletons filled before a version that added required fields. */
const findWidened = async (client: DbClient): Promise<[Resource, StoredRecord][]> => {
  const found: [Resource, StoredRecord][] = []
  for (const resource of await filledResources(client)) {
    if (!resource.singleton) continue
    const [record] = await readStored(client, resource)
    if (record && listBlank(resource, record).length > 0) found.push([resource, record])
  }
  return found
}

/** Required fields without a value, because they were added later. */
const listBlank = ({ fields }: Resource, { values }: FolderRecord): string[] =>
  Object.keys(values).filter((name) => fields[name]?.required && values[name] === null)

/** Fills missing fields of a record from the folder. Values written by staff stay. */
const fillFields = async (
  importing: ImportContext,
  resource: Resource,
  record: StoredRecord,
  [given]: readonly FolderRecord[],
): Promise<void> => {
  if (!given) return
  const blank = listBlank(resource, record)
  const values = { ...record.values, ...pickOrNull(given.values, blank) }
  const samples = record.samples.concat(given.samples.filter((name) => blank.includes(name)))
  await writeRecord(importing, resource, { values, samples }, record)
}

/**
 * Records that staff created earlier stay. The folder's records are stored, so that the next import can detect changes on both
 * sides.
 */
const fill = async (
  importing: ImportContext,
  resource: Resource,
  records: readonly FolderRecord[],
  ownWords: readonly FolderRecord[],
): Promise<void> => {
  const blank = resource.singleton ? { id: 1, values: {}, samples: [] } : undefined
  const known = byKey(resource, blank ? [] : await readStored(importing.trx, resource))
  const texts = byKey(resource, ownWords)
  const noted: KnownRecord[] = []
  for (const [key, record] of byKey(resource, records)) {
    const id = known.get(key)?.id ?? (await writeRecord(importing, resource, record, blank))
    const own = texts.get(key)
    if (own) noted.push({ id, ...own })
  }
  await noteKnown(importing.trx, 'import', new Map([[resource.name, noted]]))
}

/**
 * Marks staff's texts as contained in the folder: `content export` of 0.3.1 wrote them there in another layout, with hashes in
 * `export.json`. Applying them again would overwrite the records made from them and later changes.
 */
const passExportedTexts = async ({ db, settings }: Pick<AppContext, 'db' | 'settings'>): Promise<void> => {
  const hashes = await readHashes(join(settings.collegeDir, 'export.json'))
  const texts = Object.entries(await readFormerTexts(db))
  const paths = texts.filter(([path, text]) => hashes[path] === hashText(text)).map(([path]) => path)
  await db
    .updateTable('former_texts')
    .set({ state: 'version' })
    .where('state', '=', 'live')
    .where('path', 'in', ['', ...paths])
    .execute()
}

const hashText = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url')

/** Hashes of an export by path, null for a file that staff deleted; empty if the folder isn't an export. */
const readHashes = async (file: string): Promise<Readonly<Record<string, string | null>>> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')).texts ?? {}
  } catch {
    return {}
  }
}
