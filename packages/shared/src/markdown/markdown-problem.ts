/** As long as a body as JSON may be, with the lines that are read within a few seconds. */
const [maxCharacters, maxLines] = [600_000, 20_000]
const maxDepth = 40
const maxSigns = 4_000

/** Why a text isn't read, and where that is. */
export interface MarkdownProblem {
  kind: 'long' | 'deep' | 'signs'
  offset: number
}

/**
 * What keeps a text from being parsed, since that would take a parser's time or stack: it is very long, nested very deeply, or
 * has thousands of signs in one paragraph.
 */
export const markdownProblem = (text: string): MarkdownProblem | undefined => {
  const lines = text.split('\n')
  if (text.length > maxCharacters || lines.length > maxLines) return { kind: 'long', offset: 0 }
  let offset = 0
  for (const line of lines) {
    if (depthOf(line) > maxDepth) return { kind: 'deep', offset }
    offset += line.length + 1
  }
  offset = 0
  for (const paragraph of text.split(/(\n[^\S\n]*\n)/)) {
    const signs = paragraph.replace(withoutSigns, '').match(/[*_[\]<`~]/g) ?? []
    if (signs.length > maxSigns) return { kind: 'signs', offset }
    offset += paragraph.length
  }
  return undefined
}

/** Rows of tables, whose cells are read one by one, and JSON in a fence. */
const withoutSigns = /^[ \t]*\|.*$|(?<=^```body\n)\{.*\}(?=\n```$)/gm

/** How deeply a line is nested in quotes and lists: two spaces of indentation count for one. */
const depthOf = (line: string): number => {
  const [before = ''] = /^(?:[> \t]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? []
  const marks = before.match(/[>*+-]|\d+/g) ?? []
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? []
  return marks.length + indentation.length / 2
}
