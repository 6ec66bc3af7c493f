import { diff3Merge } from 'node-diff3'

/** The outcome of a three-way merge; a conflict is a block that both have changed differently. */
export type TextMerge =
  | { text: string }
  | { conflicts: readonly { base: string; ours: string; theirs: string }[] }

/**
 * Merges two edits of one text (three-way merge by node-diff3). Markdown is merged by its blocks, which blank lines part, so
 * that two edits of one paragraph meet; anything else by its lines.
 */
export const mergeText = (base: string, ours: string, theirs: string, isMarkdown: boolean): TextMerge => {
  const split = isMarkdown ? splitBlocks : splitLines
  const regions = diff3Merge(split(ours), split(base), split(theirs), { excludeFalseConflicts: true })
  const conflicts = regions.flatMap(({ conflict }) =>
    conflict ? [{ base: conflict.o.join(''), ours: conflict.a.join(''), theirs: conflict.b.join('') }] : [],
  )
  return conflicts.length > 0 ? { conflicts } : { text: regions.flatMap(({ ok = [] }) => ok).join('') }
}

/** Lines with their ends, so that joining gives the text back. */
const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Paragraphs and the blank lines between them, each by itself; the front matter by its lines. */
const splitBlocks = (text: string): string[] => {
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? ''
  return [...splitLines(head), ...(text.slice(head.length).match(/(?:[^\n]+\n?)+|\n/g) ?? [])]
}
