import { stringify } from 'yaml'
import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { z } from 'zod'
import { ContentError } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import { readYaml } from '../../yaml/read-yaml.ts'
import { readBodyStrictly } from '../../body/read-body.ts'
import { writeBody } from '../../body/write-body.ts'
import { placeOf, type Layout } from './layout.ts'
import { originOf, withOrigin } from './origins.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/** How a Markdown file with front matter holds a record. */
export interface TextLayout extends Layout {
  /** The field of the kind `richText` that is the file's text. */
  body: string
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/
const marked = z.looseObject({ sample: z.union([z.boolean(), z.array(z.string())]).default([]) })

/** Reads a record of a file; `known` are values that stand elsewhere, as in its path. */
export const readText = (
  given: TextLayout,
  files: Files,
  path: string,
  known: ShownRecord['values'] = {},
): ShownRecord => {
  const layout = withBesides(given)
  const text = files.text(path)
  const [whole = '', head] = frontMatter.exec(text) ?? []
  if (head === undefined)
    throw new ContentError(path, 'must begin with front matter between two lines of `---`.', 1)
  const { value: read, findLine } = readYaml(head, marked, path, 2)
  const { sample, ...value } = read
  const own = { text: text.slice(whole.length), firstLine: whole.split('\n').length }
  const document = readBodyStrictly({ file: path, ...own }, files)
  const marks = Array.isArray(sample) ? sample : sample ? allPlaces(layout) : []
  const besides = { ...known, [layout.body]: JSON.stringify(document) }
  const record = readFields(layout, { files, file: path, value, at: [], findLine, marks }, besides)
  return withOrigin(record, { ...originOf(record), text: own })
}

/** The file of a record. */
export const writeText = (given: TextLayout, record: ShownRecord): string => {
  const layout = withBesides(given)
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
  return `---\n${yaml}---\n\n${writeBody(body)}`
}

const withBesides = (layout: TextLayout): TextLayout => ({
  ...layout,
  besides: [...(layout.besides ?? []), layout.body],
})

const allPlaces = (layout: Layout): string[] =>
  carriedFields(layout.resource).map((field) => placeOf(layout, field).join('.'))
