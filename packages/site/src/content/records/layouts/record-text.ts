import { stringify } from 'yaml'
import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { ContentError } from '../../content-error.ts'
import type { Files } from '../../folder/files.ts'
import { readYaml } from '../../yaml/read-yaml.ts'
import { readBodyStrictly } from '../../body/read-body.ts'
import { writeBody } from '../../body/write-body.ts'
import type { Layout } from './layout.ts'
import { originOf, withOrigin } from './origins.ts'
import { readFields } from './read-fields.ts'
import { writeFields } from './write-fields.ts'

/** Format of a record in a Markdown file with front matter. */
export interface TextLayout extends Layout {
  /** The `richText` field that is the file's text. */
  body: string
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** Reads a record from a file. `known` are values from elsewhere, such as its path. */
export const readText = (
  layout: TextLayout,
  files: Files,
  path: string,
  known: ShownRecord['values'] = {},
): ShownRecord => {
  const text = files.text(path)
  const [whole = '', head] = frontMatter.exec(text) ?? []
  if (head === undefined)
    throw new ContentError(path, 'must begin with front matter between two lines of `---`.', 1)
  const { value, findLine } = readYaml(head, path, 2)
  const own = { text: text.slice(whole.length), firstLine: whole.split('\n').length }
  const document = readBodyStrictly({ file: path, ...own }, files)
  const besides = { ...known, [layout.body]: JSON.stringify(document) }
  const record = readFields(withBesides(layout), { files, file: path, value, findLine }, besides)
  return withOrigin(record, { ...originOf(record), text: own })
}

/** File of a record. */
export const writeText = (layout: TextLayout, record: ShownRecord): string => {
  const yaml = stringify(writeFields(withBesides(layout), record), { lineWidth: 100 })
  const body = record.values[layout.body]
  return `---\n${yaml}---\n${typeof body === 'string' ? `\n${writeBody(body)}` : ''}`
}

const withBesides = (layout: TextLayout): TextLayout => ({
  ...layout,
  besides: [...(layout.besides ?? []), layout.body],
})
