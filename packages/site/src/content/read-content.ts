import '@kampana/shared/resources/register'
import type { ShownRecord, ShownRecords } from '@kampana/shared/content/shown-records'
import { checkDrawings } from './checks/check-drawings.ts'
import { checkFiles } from './checks/check-files.ts'
import { checkRecords } from './checks/check-records.ts'
import { makeContent, type Content } from './content.ts'
import { ContentError, collectErrors } from './content-error.ts'
import type { Files } from './folder/files.ts'
import { originOf } from './records/layouts/origins.ts'
import { readRecords } from './records/record-files.ts'

/** Content of a college's folder. Throws a `ContentError` with all errors, by file and line. */
export const readContent = (files: Files): Content => makeContent(readCheckedRecords(files), files)

/**
 * Validated records of a college's folder. In a folder with only some records (`isPart`), links may lead to other records'
 * pages. Throws a `ContentError` with all errors, by file and line.
 */
export const readCheckedRecords = (files: Files, { isPart = false } = {}): ShownRecords => {
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
export const listSamples = (records: ShownRecords): ReadonlyMap<string, readonly string[]> => {
  const marked = new Map<string, string[]>()
  for (const record of Object.values(records).flat())
    if (record.samples.length > 0) {
      const { file } = originOf(record)
      marked.set(file, [...(marked.get(file) ?? []), ...namesOf(record)])
    }
  return marked
}

/** Names of a record's sample values. */
const namesOf = (record: ShownRecord): string[] => {
  const { values, samples } = record
  const { nameOf, text } = originOf(record)
  const isWhole = Object.keys(values).every((field) => values[field] == null || samples.includes(field))
  return isWhole ? [text?.text.trim() ? 'text' : 'all values'] : samples.map(nameOf)
}
