/** Maximum length of a body as JSON, and number of lines that can be read within seconds. */
const [maxCharacters, maxLines] = [600_000, 20_000]
const maxDepth = 40
const maxSigns = 4_000

/** Problem of a rejected text, with its position. */
export interface MarkdownProblem {
  kind: 'long' | 'deep' | 'signs'
  offset: number
}

/**
 * Problem that prevents parsing, because it would exhaust the parser's time or stack: too long, nested too deeply, or
 * thousands of special characters in one paragraph.
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

/** Matches rows of tables, whose cells are read one by one, and JSON in a fence. */
const withoutSigns = /^[ \t]*\|.*$|(?<=^```body\n)\{.*\}(?=\n```$)/gm

/** Nesting depth of a line in quotes and lists; two spaces of indentation count as one. */
const depthOf = (line: string): number => {
  const [before = ''] = /^(?:[> \t]|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/.exec(line) ?? []
  const marks = before.match(/[>*+-]|\d+/g) ?? []
  const [indentation = ''] = /^[ \t]*/.exec(line) ?? []
  return marks.length + indentation.length / 2
}
