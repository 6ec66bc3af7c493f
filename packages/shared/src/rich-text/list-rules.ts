import { bodyMessages } from '../messages/body-messages.ts'
import { nullable, oneOf, type NodeRule } from './attribute-checks.ts'
import { passageLanguages } from './passage-languages.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** Other ways to show a bullet list: events by the year that each item begins with, or offices and those under them. */
export const listLooks = ['timeline', 'outline'] as const
/** Another way to show a table: the rows of a list of people, grouped by their first cell, which are cards on a phone. */
export const tableLooks = ['roll'] as const

const language = nullable(oneOf(...Object.keys(passageLanguages)))

/** Why a fact can't be stored, in plain words, or null: it is one term, and then what is said of it. */
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

/** A poem or song, with a line break after each line but the last of a stanza. */
export const verseNodes = {
  verse: { attrs: { lang: language }, content: ['stanza'] },
  stanza: { attrs: { refrain: nullable(oneOf(true, false)) }, content: ['text', 'hardBreak'] },
} as const satisfies Record<string, NodeRule>
