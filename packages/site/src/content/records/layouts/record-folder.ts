import { stringify } from 'yaml'
import { carriedFields } from '@kampana/shared/content/shown-records'
import { bodyFence } from '@kampana/shared/markdown/body-fence'
import { z } from 'zod'
import { collectErrors, ContentError } from '../../content-error.ts'
import type { Files } from '../../files.ts'
import { readYaml } from '../../yaml/read-yaml.ts'
import { readBody } from '../../body/read-body.ts'
import { writeBody } from '../../body/write-body.ts'
import { placeOf, type BodyForm, type Layout, type RecordFiles } from './layout.ts'
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
    write: (records, form = 'markdown') =>
      Object.fromEntries(records.map((record) => [toFile(record.values), writeFile(layout, record, form)])),
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
  const body = readBody(text.slice(whole.length), files)
  if ('problem' in body) throw new ContentError(path, body.problem)
  const marks = Array.isArray(sample) ? sample : sample ? allPlaces(layout) : []
  const besides = { ...layout.fromFile(path), [layout.body]: JSON.stringify(body.document) }
  return readFields(layout, { files, file: path, value, at: [], findLine, marks }, besides)
}

const writeFile = (
  layout: FolderLayout,
  record: Parameters<typeof writeFields>[1],
  form: BodyForm,
): string => {
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
  return `---\n${yaml}---\n\n${form === 'json' ? bodyFence(body) : writeBody(body)}`
}

const allPlaces = (layout: Layout): string[] =>
  carriedFields(layout.resource).map((field) => placeOf(layout, field).join('.'))
