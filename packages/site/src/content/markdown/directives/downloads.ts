import { extname } from 'node:path'
import { downloadsShape } from '@kampana/shared/content/directives/downloads'
import { formatBytes } from '@kampana/shared/text/format-bytes'
import type { z } from 'zod'
import { collectErrors } from '../../content-error.ts'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

type Download = z.output<typeof downloadsShape.schema>[number]

/** Renders files to download, each with its purpose, type and size. */
export const downloads: Directive = (use) => {
  const files = readDirectiveValue(use, downloadsShape.schema)
  const items = collectErrors(files.map((file, index) => () => renderDownload(file, index, use)))
  return `<ul class="downloads" role="list">${items.join('')}</ul>\n`
}

const renderDownload = (
  { title, description, file }: Download,
  index: number,
  use: DirectiveContext,
): string => {
  if (file.includes('..') || !use.files.has(file))
    throw createValueError(use, `${file} is missing.`, [index, 'file'])
  const size = formatBytes(use.files.size(file))
  const kind = extname(file).slice(1).toUpperCase()
  return `<li><h3><a href="asset:${escapeAttribute(file)}" download>${use.inline(title)}<span class="download-kind"> ${escapeHtml(kind)}, ${size}</span></a></h3><p>${use.inline(description)}</p></li>`
}
