import '@kampana/shared/resources/register'
import type { FolderRecord, FolderRecords } from '@kampana/shared/content/folder-records'
import { checkDrawings } from './checks/check-drawings.ts'
import { checkFiles } from './checks/check-files.ts'
import { checkRecords } from './checks/check-records.ts'
import { makeContent, type Content } from './content.ts'
import { ContentError, collectErrors } from './content-error.ts'
import { siteRecordsOf } from './folder/folder-rows.ts'
import type { Files } from './folder/files.ts'
import { originOf } from './records/origins.ts'
import { readRecords } from './records/record-files.ts'

/** Content of a college's folder. Throws a `ContentError` with all errors, by file and line. */
export const readContent = (files: Files): Content =>
  makeContent(siteRecordsOf(readCheckedRecords(files)), files)

/**
 * Validated records of a college's folder. In a folder with only some records (`isPart`), links may lead to other records'
 * pages. Throws a `ContentError` with all errors, by file and line.
 */
export const readCheckedRecords = (files: Files, { isPart = false } = {}): FolderRecords => {
  if (files.has(before)) throw new ContentError(before, ofBefore)
  const [records] = collectErrors([
    () => readRecords(files),
    () => checkFiles(files),
    () => checkDrawings(files),
  ])
  checkRecords(records, { files, isPart })
  return records
}

const before = 'site-map.yaml'
const ofBefore =
  'belongs to a folder of 0.2 or older. Export the folder with version 0.3.1: `kampana content export FOLDER`.'

/** Sample values that remain, by their names in the folder, file by file. */
export const listSamples = (records: FolderRecords): ReadonlyMap<string, readonly string[]> => {
  const marked = new Map<string, string[]>()
  for (const record of Object.values(records).flat())
    for (const [file, name] of namesOf(record)) marked.set(file, [...(marked.get(file) ?? []), name])
  return marked
}

/** Names of a record's sample values, with their files. */
const namesOf = (record: FolderRecord): [file: string, name: string][] => {
  const { values, samples } = record
  const { file, at, texts } = originOf(record)
  const isWhole = Object.keys(values).every((field) => values[field] == null || samples.includes(field))
  if (samples.length > 0 && isWhole) return [[file, texts['body']?.text.trim() ? 'text' : 'all values']]
  return samples.map((field) => [at(field).file, field])
}
