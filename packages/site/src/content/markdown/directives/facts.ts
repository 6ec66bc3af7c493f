import { z } from 'zod'
import { readDirectiveValue, type Directive } from './directive-value.ts'

const text = z.union([z.string(), z.number()]).transform(String)
const named = z.record(z.string(), z.union([text, z.array(text).min(1)]))

/** Renders names and values, such as hours or rules, as a definition list. */
export const facts: Directive = (use) => {
  const entries = Object.entries(readDirectiveValue(use, named)).map(([term, meanings]) => {
    const texts = [meanings].flat().map((meaning) => `<dd>${use.inline(meaning)}</dd>`)
    return `<div><dt>${use.inline(term)}</dt>${texts.join('')}</div>`
  })
  return `<dl class="facts">${entries.join('')}</dl>\n`
}
