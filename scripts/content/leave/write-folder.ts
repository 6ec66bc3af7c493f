import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { ContentError } from '../../../packages/site/src/content/content-error.ts'

/** The file by which an export is known, with the files that it wrote and the texts of staff that are in them. */
const marker = 'export.json'

/** What an export writes: texts, and files of the college's folder as they are. */
export interface Export {
  texts: ReadonlyMap<string, string>
  copies: readonly string[]
  /** Hashes of the texts of staff that are in the export, by their paths; null where they had deleted a file. */
  carried: Readonly<Record<string, string | null>>
}

/** Throws a `ContentError` unless the folder is new, empty but for hidden files, or an export of before. */
export const assertMayWrite = (folder: string, collegeDir: string): void => {
  if (isWithin(realOf(folder), realpathSync(collegeDir)))
    throw new ContentError(folder, "is within the college's folder: an export needs a folder of its own.")
  if (!existsSync(folder)) return
  if (!lstatSync(folder).isDirectory()) throw new ContentError(folder, 'is no folder.')
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  if (names.length > 0 && !names.includes(marker))
    throw new ContentError(folder, 'is not empty and no export, so nothing is written there.')
}

const realOf = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realOf(dirname(path)), path.slice(dirname(path).length))
const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

/** Writes an export; what one of before wrote and this one doesn't is deleted. Returns the paths that are written. */
export const writeFolder = (
  folder: string,
  collegeDir: string,
  { texts, copies, carried }: Export,
): string[] => {
  mkdirSync(folder, { recursive: true })
  const files = [...new Set([...texts.keys(), ...copies])].sort()
  const before = readWritten(folder)
  for (const path of [...files, ...before, marker]) refuseLinks(folder, path)
  for (const path of before) if (!files.includes(path)) rmSync(join(folder, path), { force: true })
  for (const path of files) {
    const to = join(folder, path)
    mkdirSync(dirname(to), { recursive: true })
    const text = texts.get(path)
    if (text !== undefined) writeFileSync(to, text)
    else copyFile(join(collegeDir, path), to)
  }
  removeEmpty(folder, folder)
  writeFileSync(join(folder, marker), `${JSON.stringify({ about, texts: carried, files }, null, 2)}\n`)
  return files
}

const about =
  'Written by content export of Kampana 0.3.1. Under texts stands by hash what staff had published over files of the former folder: it is in these files, so the first start of the next release does not lay it over them. After that this file may go.'

const copyFile = (from: string, to: string): void => {
  cpSync(realpathSync(from), to)
  chmodSync(to, 0o644)
}

const readWritten = (folder: string): string[] => {
  const file = join(folder, marker)
  if (!existsSync(file)) return []
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const files = typeof read === 'object' && read !== null && 'files' in read ? read.files : []
  return Array.isArray(files)
    ? files.filter(
        (path) =>
          typeof path === 'string' &&
          !relative('/', join('/', path)).startsWith('..') &&
          !path.includes('..'),
      )
    : []
}

const refuseLinks = (folder: string, path: string): void => {
  for (let at = path; at !== '.'; at = dirname(at))
    if (lstatSync(join(folder, at), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new ContentError(at, 'is a link, through which nothing is written.')
}

const removeEmpty = (folder: string, root: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !entry.name.startsWith('.')) removeEmpty(join(folder, entry.name), root)
  if (folder !== root && readdirSync(folder).length === 0) rmSync(folder, { recursive: true })
}
