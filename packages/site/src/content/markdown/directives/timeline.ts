import { timelineShape } from '@kampana/shared/content/directives/timeline'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** Renders events by year, the earliest first. */
export const timeline: Directive = (use) => {
  const years = readDirectiveValue(use, timelineShape.schema)
  const items = Object.entries(years).map(
    ([year, happened]) => `<li><time datetime="${year}">${year}</time> ${use.inline(happened)}</li>`,
  )
  return `<ol class="timeline" role="list">${items.join('')}</ol>\n`
}
