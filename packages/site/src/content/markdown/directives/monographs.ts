import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { monographPath, type Monograph } from '../../monograph.ts'
import type { Directive, DirectiveContext } from './directive-value.ts'

/** Renders the list of all monographs, each with its category, description, page and PDF. */
export const monographs: Directive = (use) => {
  const items = use.monographs.map((monograph) => renderMonograph(monograph, use))
  return items.length > 0 ? `<ol class="monographs" role="list">${items.join('')}</ol>\n` : ''
}

const renderMonograph = (
  { category, title, description, link, authors, year, file, size }: Monograph,
  { inline }: DirectiveContext,
) =>
  `<li><p class="monograph-kind">${escapeHtml(category)}, ${year}</p><h3><a href="${monographPath(link)}">${inline(title)}</a></h3><p>${inline(description)}</p><p class="monograph-file">${escapeHtml(authors)}. <a href="${escapeAttribute(file)}">PDF${size === undefined ? '' : `, ${size} KB`}<span class="unseen">: ${inline(title)}</span></a></p></li>`
