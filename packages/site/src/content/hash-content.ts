import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createShowFile } from './folder/assets.ts'
import type { Files } from './folder/files.ts'
import { filesAddress } from './records/folder-address.ts'
import { createMemory } from './remember.ts'

const digest = (value: unknown): string => hash('sha256', JSON.stringify(value), 'base64url')

/** The build is one file with all the code that renders records. */
const code = hash('sha256', readFileSync(import.meta.filename), 'base64url')
const digests = createMemory<string>()

/**
 * Hash that identifies content: the records, the folder's files that they use, the rest of the folder (`others`), and the code
 * that renders them. It requires no rendering.
 */
export const hashContent = (
  { records, measures }: Pick<SiteRecords, 'records' | 'measures'>,
  files: Files,
  others: unknown,
): string => {
  const hashed = Object.entries(records).map(([name, own]) => [
    name,
    own.map((record) => digests(record, [files], () => hashRecord(record, files))),
  ])
  return digest([code, others, measures, hashed]).slice(0, 10)
}

const hashRecord = (record: SiteRow, files: Files): string => {
  const text = JSON.stringify(record)
  const { show, shown } = createShowFile(files)
  for (const [address] of text.matchAll(fileAddress)) show(address)
  return hash('sha256', text + JSON.stringify(shown), 'base64url')
}

/** Quotation marks are escaped in JSON within JSON. */
const fileAddress = new RegExp(`${filesAddress}[^"\\\\#?]+`, 'g')
