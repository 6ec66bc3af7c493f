import { Node } from '@tiptap/core'
import { factKeys } from './fact-keys.ts'

/** Terms, each with its descriptions. Those of a paste are marked (paste/mark-facts.ts). */
const facts = Node.create({
  name: 'facts',
  group: 'block',
  content: 'fact+',
  defining: true,
  isolating: true,
  parseHTML: () => [{ tag: 'dl[data-facts]' }],
  renderHTML: () => ['dl', { 'data-facts': '' }, 0],
})

const fact = Node.create({
  name: 'fact',
  content: 'term description+',
  parseHTML: () => [{ tag: 'dl[data-facts] > div' }],
  renderHTML: () => ['div', 0],
})

const factPart = (name: 'term' | 'description', tag: 'dt' | 'dd') =>
  Node.create({
    name,
    content: 'inline*',
    defining: true,
    parseHTML: () => [{ tag: `dl[data-facts] ${tag}` }],
    renderHTML: () => [tag, 0],
  })

export const factNodes = [facts, fact, factPart('term', 'dt'), factPart('description', 'dd'), factKeys]

/** What is inserted: one fact to begin with. */
export const newFacts = {
  type: 'facts',
  content: [{ type: 'fact', content: [{ type: 'term' }, { type: 'description' }] }],
}
