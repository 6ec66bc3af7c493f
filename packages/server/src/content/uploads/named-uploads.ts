import type { FolderRecord, FolderRecords } from '@kampana/shared/content/folder-records'
import { imageHash } from '@kampana/engine-declare/media/picture'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import type { Resource } from '@kampana/engine-declare/resource'
import { listImages } from '@kampana/engine-server/records/images/map-images'
import type { DbClient } from '../../db/tables.ts'
import { toStoredImages, withImageIds } from '../../media/stored-images.ts'

/** Addresses of files, and of files in the college's folder, in the JSON of values. */
const addressPatterns = {
  file: /(?<!\/content)\/files\/(?<hash>[0-9a-f]{32})\/(?<name>[A-Za-z0-9-]{1,80}\.[a-z]{3,4})(?![\w.-])/g,
  folder: /\/content\/files\/(?<path>[^"\\#?]+)/g,
} as const

type Groups = Readonly<Record<string, string>>

/** Addresses of a kind in records, without duplicates and in order, with the parts of the pattern. */
export const namedIn = (records: FolderRecords, kind: keyof typeof addressPatterns): Map<string, Groups> => {
  const found = new Map<string, Groups>()
  for (const { values } of Object.values(records).flat())
    for (const match of JSON.stringify(values).matchAll(addressPatterns[kind]))
      found.set(match[0], match.groups ?? {})
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Replaces addresses in records. */
export const readdress = <T extends FolderRecord>(
  record: T,
  kind: keyof typeof addressPatterns,
  toAddress: (address: string, parts: Groups) => string | undefined,
): T => {
  const json = JSON.stringify(record.values)
  const changed = json.replaceAll(
    addressPatterns[kind],
    (...match: [string, ...unknown[]]) => toAddress(match[0], match.at(-1) as Groups) ?? match[0],
  )
  return changed === json ? record : { ...record, values: JSON.parse(changed) as FolderRecord['values'] }
}

/** Addresses of images in records, without duplicates and in order. */
export const imagesIn = (records: FolderRecords): string[] => {
  const found = Object.entries(records).flatMap(([name, own]) =>
    own.flatMap(({ values }) => listImages(findResource(name), values)),
  )
  return [...new Set(found.filter((address) => imageHash(address) !== null))].sort()
}

/** Records with their images in one form, because folders and former versions contain other addresses. */
export const withStoredImages = async <T extends FolderRecord>(
  client: DbClient,
  resource: Resource,
  records: readonly T[],
): Promise<T[]> => {
  const stored: T[] = []
  for (const record of records)
    stored.push({ ...record, values: await toStoredImages(client, resource, record.values, null) })
  return stored
}

/** Records with the ids of their images, as a folder contains them. */
export const withIdsInFolder = async (client: DbClient, records: FolderRecords): Promise<FolderRecords> => {
  const named: Record<string, FolderRecord[]> = {}
  for (const [name, own] of Object.entries(records)) {
    const shown: FolderRecord[] = []
    for (const record of own) {
      const [values = record.values] = await withImageIds(client, findResource(name), [record.values])
      shown.push({ ...record, values })
    }
    named[name] = shown
  }
  return named
}
