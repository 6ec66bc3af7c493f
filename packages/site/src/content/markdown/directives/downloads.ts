import { extname } from 'node:path'
import { downloadsShape } from '@kampana/shared/content/directives/downloads'
import { formatBytes } from '@kampana/shared/text/format-bytes'
import { collectErrors } from '../../content-error.ts'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import type { Download } from '../../documents/read-downloads.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

/** Renders the downloads of a group, each with its purpose, type and size: `::downloads Forms`. Hyphens join its words. */
export const downloads: Directive = (use) => {
  const items = listDownloads(use).map((each) => renderDownload(each, use))
  return items.length > 0 ? `<ul class="downloads" role="list">${items.join('')}</ul>\n` : ''
}

const listDownloads = (use: DirectiveContext): readonly Omit<Download, 'group'>[] => {
  const { name, data, files } = use
  const isOfPage = name.startsWith('data.') && data?.file !== 'data/downloads.yaml'
  if (isOfPage)
    return collectErrors(
      readDirectiveValue(use, downloadsShape.schema).map(({ file, ...words }, index) => () => {
        if (file.includes('..') || !files.has(file))
          throw createValueError(use, `${file} is missing.`, [index, 'file'])
        return { ...words, file: `asset:${file}`, bytes: files.size(file) }
      }),
    )
  const asked = name.replace(/^data\./, '')
  return use.downloads.filter(({ group }) => group === asked || group.replaceAll(' ', '-') === asked)
}

const renderDownload = (
  { title, description, file, bytes }: Omit<Download, 'group'>,
  { inline }: DirectiveContext,
): string => {
  const kind = extname(file).slice(1).toUpperCase()
  const size = bytes === undefined ? '' : `, ${formatBytes(bytes)}`
  return `<li><h3><a href="${escapeAttribute(file)}" download>${inline(title)}<span class="download-kind"> ${escapeHtml(kind)}${size}</span></a></h3><p>${inline(description)}</p></li>`
}
