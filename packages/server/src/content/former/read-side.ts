import { markdownToBody } from '@kampana/engine-declare/markdown/markdown-to-body'
import type { MarkdownReadOptions } from '@kampana/engine-declare/markdown/read/read-context'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DbClient } from '../../db/tables.ts'
import { withRecords } from '../former-pages.ts'
import { fillData } from './data-marks.ts'
import { parsePageText } from './page-text.ts'
import type { Side } from './plan-edits.ts'

/** Fields of a record that come from a page's file: these values of its front matter, and its text. */
export type FileFields = Readonly<Record<'title' | 'standing' | 'description' | 'body', string | null>>

/** Values of a page's file for the fields of its record; undefined for a text that no body can contain. */
export const readSide = (
  side: Side,
  fields: FileFields,
  options: MarkdownReadOptions,
): Record<string, unknown> | undefined => {
  const { head, body } = parsePageText(side.text)
  const read = markdownToBody(withRecords(fillData(body, side)), options)
  if ('problem' in read) return undefined
  const values = Object.entries(fields).flatMap(([name, field]): [string, unknown][] =>
    field === null || name === 'body' || head[name] === undefined ? [] : [[field, String(head[name])]],
  )
  return { ...Object.fromEntries(values), [String(fields.body)]: JSON.stringify(read.document) }
}

/** Options for Markdown of a college's folder that depend on the college. */
export const readingOptions = async (client: DbClient, collegeDir: string): Promise<MarkdownReadOptions> => {
  const college = await client.selectFrom('college').selectAll().executeTakeFirst()
  const values = new Map(Object.entries(college ?? {}))
  return {
    findValue: (name) => {
      const column = name
        .replace(/^college\./, '')
        .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
      const value = values.get(column)
      return typeof value === 'string' && value !== '' ? value : name
    },
    findFile: (path) => {
      if (path === '' || /^(?:[a-z]+:|\/|#|\?)/i.test(path)) return { src: path }
      const src = `/content/files/${path.split('/').map(encodeURIComponent).join('/')}`
      return { src, ...measure(join(collegeDir, path)) }
    },
  }
}

/** Size of a drawing. */
const measure = (file: string): { width?: number; height?: number } => {
  if (!file.endsWith('.svg')) return {}
  try {
    const svg = readFileSync(file, 'utf8')
    const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    return width === undefined ? {} : { width: Math.round(Number(width)), height: Math.round(Number(height)) }
  } catch {
    return {}
  }
}
