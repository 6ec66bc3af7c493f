import { buttonShape } from '@kampana/shared/content/directives/button'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** A link that looks like a button. */
export const button: Directive = (use) => {
  const { label, href } = readDirectiveValue(use, buttonShape.schema)
  return `<p class="button-line"><a class="button" href="${escapeAttribute(href)}">${escapeHtml(label)}</a></p>\n`
}
