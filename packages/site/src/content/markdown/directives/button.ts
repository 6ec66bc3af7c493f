import { z } from 'zod'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { linkAddress } from '../../yaml/link-address.ts'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** A link that looks like a button. */
export const button: Directive = (use) => {
  const { label, href } = readDirectiveValue(use, z.strictObject({ label: z.string(), href: linkAddress }))
  return `<p class="button-line"><a class="button" href="${escapeAttribute(href)}">${escapeHtml(label)}</a></p>\n`
}
