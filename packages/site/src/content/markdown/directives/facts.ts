import { factsShape } from '@kampana/shared/content/directives/facts'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** Renders names and values, such as hours or rules, as a definition list. */
export const facts: Directive = (use) => {
  const entries = Object.entries(readDirectiveValue(use, factsShape.schema)).map(([term, meanings]) => {
    const texts = [meanings].flat().map((meaning) => `<dd>${use.inline(meaning)}</dd>`)
    return `<div><dt>${use.inline(term)}</dt>${texts.join('')}</div>`
  })
  return `<dl class="facts">${entries.join('')}</dl>\n`
}
