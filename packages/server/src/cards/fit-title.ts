import { required } from '../required.ts'
import { balanced, cutTo } from './set-lines.ts'
import { fraunces } from './typeface.ts'

const sizes = [120, 108, 96, 88, 80, 72, 66, 60, 54, 49, 44, 40, 36, 33]
const leading = 1.13

interface FittedTitle {
  size: number
  /** Each with the line it stands on, in pixels from the top. */
  lines: { words: string; y: number }[]
  /** Where the title ends. */
  bottom: number
}

/** Sets a title as large as its room allows, and cuts one that is too long even for the smallest letters. */
export const fitTitle = (
  title: string,
  width: number,
  { top, bottom }: { top: number; bottom: number },
): FittedTitle => {
  const face = fraunces(600)
  const linesAt = (size: number) => balanced(title, width, (words) => face.widthOf(words, size))
  const mostAt = (size: number) => Math.floor((bottom - top) / (size * leading))
  const wholeWords = (size: number) => title.split(' ').every((word) => face.widthOf(word, size) <= width)
  const size =
    sizes.find((size) => wholeWords(size) && linesAt(size).length <= mostAt(size)) ??
    sizes.find((size) => linesAt(size).length <= mostAt(size)) ??
    required(sizes.at(-1))
  const lines = cutTo(linesAt(size), mostAt(size), width, (words) => face.widthOf(words, size))
  return {
    size,
    lines: lines.map((words, n) => ({ words, y: top + size * (0.82 + n * leading) })),
    bottom: top + lines.length * size * leading,
  }
}
