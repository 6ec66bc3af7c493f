import { workLimit } from '../merge/diff-sequences.ts'
import { mergeSequences } from '../merge/merge-sequences.ts'

/** The outcome of a three-way merge; a conflict is a block that both have changed differently. */
export type TextMerge =
  | { text: string }
  | { conflicts: readonly { base: string; ours: string; theirs: string }[] }

/**
 * Merges two edits of one text. Markdown is merged by its blocks, which blank lines part, so that two edits of one paragraph
 * meet; anything else by its lines. Whatever the texts are, the work is bounded: beyond the bound they are a conflict.
 */
export const mergeText = (base: string, ours: string, theirs: string, isMarkdown: boolean): TextMerge => {
  const split = isMarkdown ? splitBlocks : splitLines
  const stretches = mergeSequences(
    { base: split(base), mine: split(ours), theirs: split(theirs) },
    { keyOf: (part) => part, touchingCollides: true, limit: workLimit() },
  )
  if (!stretches) return { conflicts: [{ base, ours, theirs }] }
  const conflicts = stretches.flatMap((stretch) =>
    'collision' in stretch
      ? [
          {
            base: stretch.collision.base.join(''),
            ours: stretch.collision.mine.join(''),
            theirs: stretch.collision.theirs.join(''),
          },
        ]
      : [],
  )
  if (conflicts.length > 0) return { conflicts }
  return { text: stretches.flatMap((stretch) => ('items' in stretch ? stretch.items : [])).join('') }
}

/** Lines with their ends, so that joining gives the text back. */
const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Paragraphs and the blank lines between them, each by itself; the front matter by its lines. */
const splitBlocks = (text: string): string[] => {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''
  return [...splitLines(head), ...(text.slice(head.length).match(/(?:[^\n]+\n?)+|\n/g) ?? [])]
}
