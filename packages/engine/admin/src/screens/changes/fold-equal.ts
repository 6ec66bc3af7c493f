import type { DiffPart } from './diff-texts.ts'

/** Collapses equal text to the lines beside a difference, so that a long text shows its changes. */
export const foldEqual = (parts: readonly DiffPart[]): DiffPart[] =>
  parts.map((part, index) => (part.differs ? part : { ...part, text: fold(part.text, index, parts.length) }))

const fold = (text: string, index: number, count: number): string => {
  const lines = text.split('\n')
  // The first and last segments border a difference on one side only. A single segment may border one on either side.
  const isWhole = count === 1
  const head = index === 0 && !isWhole ? [] : lines.slice(0, 1)
  const tail = index === count - 1 && !isWhole ? [] : lines.slice(-1)
  const left = lines.length - head.length - tail.length
  return left > 1 ? [...head, '…', ...tail].join('\n') : text
}
