import { monographsShape } from '@kampana/shared/content/directives/monographs'
import { collectErrors } from '../../content-error.ts'
import { escapeHtml } from '../../../framework/escape-html.ts'
import { monographPath, type Monograph } from '../../monograph.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

/** Renders the list of monographs by category, each with its description, page and PDF. */
export const monographs: Directive = (use) => {
  const all = readDirectiveValue(use, monographsShape.schema)
  const items = collectErrors(all.map((monograph, index) => () => renderMonograph(monograph, index, use)))
  return `<ol class="monographs" role="list">${items.join('')}</ol>\n`
}

const renderMonograph = (
  { category, title, description, link, authors, year }: Monograph,
  index: number,
  use: DirectiveContext,
) => {
  const path = `monographs/${link}.pdf`
  if (!use.files.has(path)) throw createValueError(use, `${path} is missing.`, [index, 'link'])
  const size = Math.round(use.files.size(path) / 1000)
  return `<li><p class="monograph-kind">${escapeHtml(category)}, ${year}</p><h3><a href="${monographPath(link)}">${use.inline(title)}</a></h3><p>${use.inline(description)}</p><p class="monograph-file">${escapeHtml(authors)}. <a href="asset:${path}">PDF, ${size} KB<span class="unseen">: ${use.inline(title)}</span></a></p></li>`
}
