import { collectErrors } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import type { RecordFiles } from './layout.ts'
import { withPositions } from './positions.ts'
import { readText, writeText, type TextLayout } from './record-text.ts'

type Values = Readonly<Record<string, unknown>>

interface FolderLayout extends TextLayout {
  /** Folder of its Markdown files. */
  folder: string
  /** Path of a record's file. The values in the path aren't in the mapping (`besides`). */
  toFile: (values: Values) => string
  fromFile: (path: string) => Values
}

/** Records as Markdown files with front matter. `sample: true` marks all their values. */
export const recordFolder = (layout: FolderLayout): RecordFiles => {
  const { resource, folder, toFile, fromFile } = layout
  const list = (files: Files): string[] => files.list(folder).filter((path) => path.endsWith('.md'))
  return {
    resource,
    files: list,
    read: (files) =>
      withPositions(
        layout,
        collectErrors(list(files).map((path) => () => readText(layout, files, path, fromFile(path)))),
      ),
    write: (records) => {
      const written = new Map<string, string>()
      for (const record of records)
        written.set(freeName(toFile(record.values), written), writeText(layout, record))
      return Object.fromEntries(written)
    },
  }
}

/** Unused filename: appends a number to names that are taken. */
const freeName = (path: string, taken: ReadonlyMap<string, unknown>): string => {
  let name = path
  for (let n = 2; taken.has(name); n++) name = path.replace(/\.md$/, `-${n}.md`)
  return name
}
