/** How wide a text is. */
type Measure = (text: string) => number

/** Breaks a text at spaces, and after hyphens and slashes; a word wider than a line is broken where the line ends. */
export const linesOf = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, width, measure)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** A text in lines of about the same length, no more of them than it needs. */
export const balanced = (text: string, width: number, measure: Measure): string[] => {
  const { length } = linesOf(text, width, measure)
  const widest = Math.max(0, ...piecesOf(text, width, measure).map((piece) => measure(piece.trimEnd())))
  let [narrow, wide] = [Math.max(width / 2, Math.ceil(widest)), width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (linesOf(text, middle, measure).length > length) narrow = middle
    else wide = middle
  }
  return linesOf(text, wide, measure)
}

/** The first `most` lines; the last ends in an ellipsis where there were more. */
export const cutTo = (lines: readonly string[], most: number, width: number, measure: Measure): string[] => {
  if (lines.length <= most) return [...lines]
  let last = lines[most - 1] ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.replace(/[\s.,;:–—-]+$/, '')}…`]
}

/** The stretches between which a line may end: never inside of `2026-2027`. */
const piecesOf = (text: string, width: number, measure: Measure): string[] =>
  text.split(/(?<=\s|[^\d\s][-–—/])/).flatMap((word) => narrowed(word, width, measure))

const narrowed = (word: string, width: number, measure: Measure): string[] => {
  if (measure(word.trimEnd()) <= width) return [word]
  const pieces: string[] = []
  let [piece, taken] = ['', 0]
  for (const character of word) {
    const wide = measure(character)
    if (piece !== '' && taken + wide > width) {
      pieces.push(piece)
      ;[piece, taken] = ['', 0]
    }
    piece += character
    taken += wide
  }
  return [...pieces, piece]
}
