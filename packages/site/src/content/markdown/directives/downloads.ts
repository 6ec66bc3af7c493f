import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { collectErrors } from '../../content-error.ts'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

const download = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Its place in `content/`. */
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9./-]*$/, 'must be plain small letters, digits, hyphens and slashes.'),
})

/** Files to take along, each with what it is for, its type and its size. */
export const downloads: Directive = (use) => {
  const files = readDirectiveValue(use, z.array(download).min(1))
  const items = collectErrors(files.map((one, index) => () => renderDownload(one, index, use)))
  return `<ul class="downloads" role="list">${items.join('')}</ul>\n`
}

const renderDownload = (
  { title, description, file }: z.output<typeof download>,
  index: number,
  use: DirectiveContext,
): string => {
  const place = join(use.directory, file)
  if (file.includes('..') || !existsSync(place))
    throw createValueError(use, `content/${file} is missing.`, [index, 'file'])
  const size = Math.max(1, Math.round(statSync(place).size / 1000))
  const kind = extname(file).slice(1).toUpperCase()
  return `<li><h3><a href="asset:${escapeAttribute(file)}" download>${use.inline(title)}<span class="download-kind"> ${escapeHtml(kind)}, ${size} KB</span></a></h3><p>${use.inline(description)}</p></li>`
}
