import { z } from 'zod'
import { attribute, escaped } from '../escape.ts'
import { valueOf, type Directive } from './value.ts'

/** A link to what most people came to do, as a button. */
export const button: Directive = (use) => {
  const { label, href } = valueOf(use, z.strictObject({ label: z.string(), href: z.string() }))
  return `<p class="button-line"><a class="button" href="${attribute(href)}">${escaped(label)}</a></p>\n`
}
