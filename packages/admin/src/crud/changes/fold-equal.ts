import type { DiffPart } from './diff-texts.ts'

/** Leaves of what both sides have in common only the lines beside a difference, so that a long text shows what changed in it. */
export const foldEqual = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.map((part, index) => (part.differs ? part : { ...part, text: fold(part.text, index, parts.length) }))

const fold = (text: string, index: number, count: number): string => {
  const lines = text.split('\n')
  // At the beginning and the end there is a difference on one side only; of a side without one it may be on either.
  const isWhole = count === 1
  const head = index === 0 && !isWhole ? [] : lines.slice(0, 1)
  const tail = index === count - 1 && !isWhole ? [] : lines.slice(-1)
  const left = lines.length - head.length - tail.length
  return left > 1 ? [...head, '…', ...tail].join('\n') : text
}
