import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { collectErrors } from '../../content-error.ts'
import { escapeHtml } from '../../../framework/escape-html.ts'
import { monograph, monographPath, type Monograph } from '../../monograph.ts'
import {
  createValueError,
  readDirectiveValue,
  type Directive,
  type DirectiveContext,
} from './directive-value.ts'

/** Monographs by category, each with what it is about, its page and its PDF. */
export const monographs: Directive = (use) => {
  const all = readDirectiveValue(use, z.array(monograph).min(1))
  const items = collectErrors(all.map((one, index) => () => renderMonograph(one, index, use)))
  return `<ol class="monographs" role="list">${items.join('')}</ol>\n`
}

const renderMonograph = (
  { category, title, description, link, authors, year }: Monograph,
  index: number,
  use: DirectiveContext,
) => {
  const place = `monographs/${link}.pdf`
  const file = join(use.directory, place)
  if (!existsSync(file)) throw createValueError(use, `content/${place} is missing.`, [index, 'link'])
  const size = Math.round(statSync(file).size / 1000)
  return `<li><p class="monograph-kind">${escapeHtml(category)}, ${year}</p><h3><a href="${monographPath(link)}">${use.inline(title)}</a></h3><p>${use.inline(description)}</p><p class="monograph-file">${escapeHtml(authors)}. <a href="asset:${place}">PDF, ${size} KB<span class="unseen">: ${use.inline(title)}</span></a></p></li>`
}
