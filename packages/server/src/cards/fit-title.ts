import { required } from '../required.ts'
import { balanceLines, truncateLines } from './set-lines.ts'
import { fraunces } from './typeface.ts'

const sizes = [120, 108, 96, 88, 80, 72, 66, 60, 54, 49, 44, 40, 36, 33]
const leading = 1.13

interface FittedTitle {
  size: number
  /** `y` is the baseline, in pixels from the top. */
  lines: { words: string; y: number }[]
  /** Where the title ends. */
  bottom: number
}

/** Sets a title in the largest size that fits, and truncates one that is too long for the smallest. */
export const fitTitle = (
  title: string,
  width: number,
  { top, bottom }: { top: number; bottom: number },
): FittedTitle => {
  const face = fraunces(600)
  const breakLines = (size: number) => balanceLines(title, width, (words) => face.widthOf(words, size))
  const countLines = (size: number) => Math.floor((bottom - top) / (size * leading))
  const wholeWords = (size: number) => title.split(' ').every((word) => face.widthOf(word, size) <= width)
  const size =
    sizes.find((size) => wholeWords(size) && breakLines(size).length <= countLines(size)) ??
    sizes.find((size) => breakLines(size).length <= countLines(size)) ??
    required(sizes.at(-1))
  const lines = truncateLines(breakLines(size), countLines(size), width, (words) => face.widthOf(words, size))
  return {
    size,
    lines: lines.map((words, n) => ({ words, y: top + size * (0.82 + n * leading) })),
    bottom: top + lines.length * size * leading,
  }
}
