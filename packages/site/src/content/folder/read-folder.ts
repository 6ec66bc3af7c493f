import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords } from '@kampana/shared/content/shown-records'
import { layeredFiles } from '../editing/layered-files.ts'
import { folderFiles } from './files.ts'
import { readCheckedRecords } from '../read-content.ts'
import { places } from '../records/places.ts'
import { listFiles } from '../records/read-place.ts'
import { listFormer } from '../records/record-files.ts'

/**
 * Validated records of a folder with texts layered over its files, and the paths of their files. Throws a `ContentError` with
 * all errors.
 */
export const readFolder = (directory: string, texts: FolderTexts = {}): FolderRecords => {
  const files = layeredFiles(folderFiles(directory), new Map(Object.entries(texts)))
  const records = readCheckedRecords(files)
  return {
    records,
    files: Object.fromEntries(places.map((place) => [place.resource.name, listFiles(place, files)])),
    former: listFormer(records),
  }
}
