import { stringify } from 'yaml'
import { carriedFields } from '@kampana/shared/content/shown-records'
import { markdownToBody } from '@kampana/shared/markdown/markdown-to-body'
import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { z } from 'zod'
import { collectErrors, ContentError } from '../../content-error.ts'
import type { Files } from '../../files.ts'
import { readYaml } from '../../yaml/read-yaml.ts'
import { placeOf, type Layout, type RecordFiles } from './layout.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

type Values = Readonly<Record<string, unknown>>

interface FolderLayout extends Layout {
  /** Which files are records. */
  isOne: (path: string) => boolean
  folder: string
  /** The field of the kind `richText` that is the file's text. */
  body: string
  /** The file of a record, and the values that its path says, which stand in no mapping (`besides`). */
  toFile: (values: Values) => string
  fromFile: (path: string) => Values
  /** How a body is read and written; by default as the Markdown of a body. */
  readBody?: (text: string, files: Files) => ReturnType<typeof markdownToBody>
  writeBody?: (json: string) => string
}

/** Records that are Markdown files with front matter; `sample: true` marks all that they say. */
export const recordFolder = (given: FolderLayout): RecordFiles => {
  const layout = { ...given, besides: [...(given.besides ?? []), given.body] }
  const { resource, folder, isOne, toFile } = layout
  const list = (files: Files): string[] => files.list(folder).filter(isOne)
  return {
    resource,
    files: list,
    read: (files) => collectErrors(list(files).map((path) => () => readFile(layout, files, path))),
    write: (records) =>
      Object.fromEntries(records.map((record) => [toFile(record.values), writeFile(layout, record)])),
  }
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/
const marked = z.looseObject({ sample: z.union([z.boolean(), z.array(z.string())]).default([]) })

const readFile = (layout: FolderLayout, files: Files, path: string) => {
  const text = files.text(path)
  const [whole = '', head] = frontMatter.exec(text) ?? []
  if (head === undefined)
    throw new ContentError(path, 'must begin with front matter between two lines of `---`.', 1)
  const { value: read, findLine } = readYaml(head, marked, path, 2)
  const { sample, ...value } = read
  const body = layout.readBody?.(text.slice(whole.length), files) ?? markdownToBody(text.slice(whole.length))
  if ('problem' in body) throw new ContentError(path, body.problem)
  const marks = Array.isArray(sample) ? sample : sample ? allPlaces(layout) : []
  const besides = { ...layout.fromFile(path), [layout.body]: JSON.stringify(body.document) }
  return readFields(layout, { files, file: path, value, at: [], findLine, marks }, besides)
}

const writeFile = (layout: FolderLayout, record: Parameters<typeof writeFields>[1]): string => {
  const { sample, ...head } = writeFields(layout, record)
  const body = record.values[layout.body]
  const isAll = carriedFields(layout.resource).every(
    (field) => record.values[field] == null || record.samples.includes(field),
  )
  const bodyMark = record.samples.includes(layout.body) ? placeOf(layout, layout.body) : []
  const names = [...((sample as string[] | undefined) ?? []), ...bodyMark]
  const marks = isAll ? { sample: true } : names.length > 0 ? { sample: names } : {}
  const yaml = stringify({ ...head, ...marks }, { lineWidth: 100 })
  if (typeof body !== 'string') return `---\n${yaml}---\n`
  return `---\n${yaml}---\n\n${layout.writeBody?.(body) ?? bodyToMarkdown(JSON.parse(body))}`
}

const allPlaces = (layout: Layout): string[] =>
  carriedFields(layout.resource).map((field) => placeOf(layout, field).join('.'))
