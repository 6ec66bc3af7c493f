import { filledResources, readRecords } from '@kampana/server/content/records/stored-records'
import type { Database } from '@kampana/server/db/tables'
import { hashText } from '@kampana/server/website/content-hash'
import { readPublishedTexts } from '@kampana/server/website/texts'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  ContentError,
  formatFaults,
  type ContentFault,
} from '../../../packages/site/src/content/content-error.ts'
import { folderFiles, type Files } from '../../../packages/site/src/content/files.ts'
import { recordFiles, writeRecords } from '../../../packages/site/src/content/records/record-files.ts'
import { convertPages } from './convert-pages.ts'
import { readLive } from './live-content.ts'
import { readWaiting, tellWaiting } from './waiting-texts.ts'
import { assertMayWrite, writeFolder } from './write-folder.ts'

/** What an export has written, and what is to be told of it. */
export interface Exported {
  written: string[]
  /** A sentence a line. */
  told: string[]
  /** Whether somebody has to look at what is told. */
  isWhole: boolean
}

interface ExportOptions {
  folder: string
  collegeDir: string
  /** Whether texts that wait are no reason to look. */
  withoutDrafts: boolean
}

/**
 * Writes the college's folder as visitors see it, in the layout of the release after this one: records, pages with their place in
 * the menu and without data files, and all other files as they are. Throws a `ContentError`, and then nothing is written.
 */
export const exportCollege = async (
  db: Database,
  { folder, collegeDir, withoutDrafts }: ExportOptions,
): Promise<Exported> => {
  assertMayWrite(folder, collegeDir)
  await assertFilled(db, collegeDir)
  const published = await readPublishedTexts(db)
  const records = await readRecords(db)
  const source = folderFiles(collegeDir)
  const live = readLive(source, published, records)
  const pages = convertPages(live.files, live.content, groupsOf(records['downloads']))
  const waiting = await readWaiting(db)

  const own = writeRecords(records, live.files)
  const gone = new Set([...pages.former, ...own.keys(), ...former(live.files)])
  const faults = [...live.faults, ...pages.faults]
  const texts = new Map([
    ...Object.entries(published).flatMap(([path, text]): [string, string][] =>
      text === null || gone.has(path) || live.leftOut.has(path) ? [] : [[path, text]],
    ),
    ...[...own].flatMap(([path, text]): [string, string][] => (text === null ? [] : [[path, text]])),
    ...pages.texts,
    ...keepAsItWas([...faults, ...pages.notes], published, live.leftOut, source),
    ...waiting.flatMap(({ path, text }): [string, string][] =>
      text === null ? [] : [[`drafts/${path}`, text]],
    ),
  ])
  const isDeleted = (path: string): boolean => published[path] === null && !live.leftOut.has(path)
  const copies = listAll(collegeDir).filter((path) => !gone.has(path) && !texts.has(path) && !isDeleted(path))
  const carried = Object.entries(published).filter(([path]) => !live.leftOut.has(path))
  const hashes = Object.fromEntries(carried.map(([path, text]) => [path, hashText(text)]))
  const written = writeFolder(folder, collegeDir, { texts, copies, carried: hashes })
  return {
    written,
    told: [
      ...waiting.map(tellWaiting),
      ...(faults.length > 0 ? [formatFaults(faults)] : []),
      ...pages.notes.map((note) => formatFaults([note])),
    ],
    isWhole: faults.length === 0 && (withoutDrafts || waiting.length === 0),
  }
}

/** Records that no start has filled yet would be missing. */
const assertFilled = async (db: Database, collegeDir: string): Promise<void> => {
  const filled = new Set((await filledResources(db)).map(({ name }) => name))
  if (recordFiles.every(({ resource }) => filled.has(resource.name))) return
  throw new ContentError(
    collegeDir,
    'start this release once before: its first start makes records of the folder.',
  )
}

const groupsOf = (records: readonly { values: Readonly<Record<string, unknown>> }[] = []): string[] => [
  ...new Set(records.map(({ values }) => String(values['group']))),
]

/** Files of layouts before that are records by now. */
const former = (files: Files): string[] => ['data/research.yaml'].filter((path) => files.has(path))

/** The files that something is told of, as they are live, in a folder beside. */
const keepAsItWas = (
  faults: readonly ContentFault[],
  published: Readonly<Record<string, string | null>>,
  leftOut: ReadonlyMap<string, string | null>,
  source: Files,
): [string, string][] =>
  [...new Set(faults.map(({ file }) => file))].flatMap((file): [string, string][] => {
    const text = leftOut.get(file) ?? published[file] ?? (source.has(file) ? source.text(file) : null)
    return text === null ? [] : [[`before/${file}`, text]]
  })

/** Every file of the folder but hidden ones. */
const listAll = (folder: string, within = ''): string[] =>
  readdirSync(join(folder, within), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const path = within + entry.name
      return entry.isDirectory() ? listAll(folder, `${path}/`) : [path]
    })
