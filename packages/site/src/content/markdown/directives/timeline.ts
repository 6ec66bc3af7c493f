import { z } from 'zod'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** Renders events by year, the earliest first. */
export const timeline: Directive = (use) => {
  const years = readDirectiveValue(
    use,
    z.record(z.string().regex(/^\d{4}$/, 'must be named by its year.'), z.string()),
  )
  const items = Object.entries(years).map(
    ([year, happened]) => `<li><time datetime="${year}">${year}</time> ${use.inline(happened)}</li>`,
  )
  return `<ol class="timeline" role="list">${items.join('')}</ol>\n`
}
