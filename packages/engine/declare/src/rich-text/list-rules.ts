import { bodyMessages } from '../messages/body-messages.ts'
import { nullable, oneOf, type NodeRule } from './attribute-checks.ts'
import { passageLanguages } from './passage-languages.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** Looks of a bullet list: events by the year at the start of each item, or an organization chart. */
export const listLooks = ['timeline', 'outline'] as const
/** Looks of a table: a list of people grouped by the first cell, shown as cards on phones. */
export const tableLooks = ['roll'] as const

const language = nullable(oneOf(...Object.keys(passageLanguages)))

/** Problem of a fact as a sentence, or null. A fact is one term followed by its descriptions. */
function factProblem({ content = [] }: RichTextNode): string | null {
  const [first, ...others] = content
  const isWhole = first?.type === 'term' && others.length > 0
  return isWhole && others.every(({ type }) => type === 'description') ? null : bodyMessages.emptyFacts
}

/** Terms, each with its descriptions. */
export const factNodes = {
  facts: { content: ['fact'] },
  fact: { content: ['term', 'description'], problem: factProblem },
  term: { content: ['text', 'hardBreak', 'image', 'value'] },
  description: { content: ['text', 'hardBreak', 'image', 'value'] },
} as const satisfies Record<string, NodeRule>

/** A poem or song, with a line break after each line except the last of a stanza. */
export const verseNodes = {
  verse: { attrs: { lang: language }, content: ['stanza'] },
  stanza: { attrs: { refrain: nullable(oneOf(true, false)) }, content: ['text', 'hardBreak'] },
} as const satisfies Record<string, NodeRule>
