import { collectErrors } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import type { RecordFiles } from './layout.ts'
import { readText, writeText, type TextLayout } from './record-text.ts'

type Values = Readonly<Record<string, unknown>>

interface FolderLayout extends TextLayout {
  /** Its Markdown files are records. */
  folder: string
  /** The file of a record, and the values that its path says, which stand in no mapping (`besides`). */
  toFile: (values: Values) => string
  fromFile: (path: string) => Values
}

/** Records that are Markdown files with front matter; `sample: true` marks all that they say. */
export const recordFolder = (layout: FolderLayout): RecordFiles => {
  const { resource, folder, toFile, fromFile } = layout
  const list = (files: Files): string[] => files.list(folder).filter((path) => path.endsWith('.md'))
  return {
    resource,
    files: list,
    read: (files) =>
      collectErrors(list(files).map((path) => () => readText(layout, files, path, fromFile(path)))),
    write: (records) => {
      const written = new Map<string, string>()
      for (const record of records)
        written.set(freeName(toFile(record.values), written), writeText(layout, record))
      return Object.fromEntries(written)
    },
  }
}

/** A name that no file has yet: those after the first of a name are numbered. */
const freeName = (path: string, taken: ReadonlyMap<string, unknown>): string => {
  let name = path
  for (let n = 2; taken.has(name); n++) name = path.replace(/\.md$/, `-${n}.md`)
  return name
}
