import { ContentError } from '../content-error.ts'
import { tooDeep } from '../faults/yaml-problem.ts'

/** Many times longer than any page that is read to its end, in characters. */
const maxLength = 400_000
const maxDepth = 40
const maxSigns = 4_000

/**
 * Refuses, before it is parsed, a text whose parsing would take a parser's time or stack: one that is very long, nested very
 * deeply, or has thousands of signs in one paragraph.
 */
export const checkShape = (text: string, file: string, offsetToLine: (offset: number) => number): void => {
  if (text.length > maxLength)
    throw new ContentError(
      file,
      `is longer than ${maxLength.toLocaleString('en')} characters; divide it into pages.`,
    )
  let start = 0
  for (const line of text.split('\n')) {
    if (depthOf(line) > maxDepth) throw new ContentError(file, tooDeep, offsetToLine(start))
    start += line.length + 1
  }
  let offset = 0
  for (const paragraph of text.split(/(\n[^\S\n]*\n)/)) {
    const signs = paragraph.replace(/^[ \t]*\|.*$/gm, '').match(/[*_[\]<`~]/g) ?? []
    if (signs.length > maxSigns)
      throw new ContentError(
        file,
        'this paragraph has too many signs such as * _ [ or <.',
        offsetToLine(offset),
      )
    offset += paragraph.length
  }
}

/** How deeply a line is nested in quotes and lists: two spaces of indentation count for one. */
const depthOf = (line: string): number => {
  const [before = ''] = /^(?:[> \t]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? []
  const marks = before.match(/[>*+-]|\d+/g) ?? []
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? []
  return marks.length + indentation.length / 2
}
