import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { ParsedFolder } from '@kampana/shared/content/folder-records'
import { layeredFiles } from '../editing/layered-files.ts'
import { folderFiles } from './files.ts'
import { toSiteRows } from './folder-rows.ts'
import { readCheckedRecords } from '../read-content.ts'
import { places } from '../records/places.ts'
import { listFiles } from '../records/read-place.ts'
import { listFormer } from '../records/record-files.ts'

/**
 * Validated records of a folder with texts layered over its files, and the paths of their files. Throws a `ContentError` with
 * all errors.
 */
export const readFolder = (directory: string, texts: FolderTexts = {}): ParsedFolder => {
  const files = layeredFiles(folderFiles(directory), new Map(Object.entries(texts)))
  const records = readCheckedRecords(files)
  return {
    records,
    rows: toSiteRows(records),
    files: Object.fromEntries(places.map((place) => [place.resource.name, listFiles(place, files)])),
    former: listFormer(records),
  }
}
