/** Measures the width of a text. */
type Measure = (text: string) => number

/** Breaks a text at spaces, and after hyphens and slashes. Breaks a word that is wider than a line. */
export const breakLines = (text: string, width: number, measure: Measure): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of splitPieces(text, width, measure)) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}

/** Breaks a text into the fewest lines, of about the same length. */
export const balanceLines = (text: string, width: number, measure: Measure): string[] => {
  const { length } = breakLines(text, width, measure)
  const widest = Math.max(0, ...splitPieces(text, width, measure).map((piece) => measure(piece.trimEnd())))
  let [narrow, wide] = [Math.max(width / 2, Math.ceil(widest)), width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (breakLines(text, middle, measure).length > length) narrow = middle
    else wide = middle
  }
  return breakLines(text, wide, measure)
}

/** Returns the first `max` lines; if more lines follow, the last ends in an ellipsis. */
export const truncateLines = (
  lines: readonly string[],
  max: number,
  width: number,
  measure: Measure,
): string[] => {
  if (lines.length <= max) return [...lines]
  let last = lines[max - 1] ?? ''
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1)
  return [...lines.slice(0, max - 1), `${last.replace(/[\s.,;:–—-]+$/, '')}…`]
}

/** Splits a text into pieces between which a line may break, but not within `2026-2027`. */
const splitPieces = (text: string, width: number, measure: Measure): string[] =>
  text.split(/(?<=\s|[^\d\s][-–—/])/).flatMap((word) => breakWord(word, width, measure))

const breakWord = (word: string, width: number, measure: Measure): string[] => {
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
