import type { Token } from 'marked'
import { isMarkedToken } from './marked-token.ts'
import type { Sheet } from './sheet.ts'

/** Text in one font. */
interface Run {
  text: string
  face: 'text' | 'italic' | 'bold'
}

/** Writes a line of Markdown, emphasis in italics, at the current position. */
export const writeRuns = ({ doc }: Sheet, tokens: readonly Token[], options: PDFKit.Mixins.TextOptions) => {
  const runs = splitRuns(tokens, 'text')
  runs.forEach(({ text, face }, n) =>
    doc.font(face).text(text, { ...options, continued: n < runs.length - 1 }),
  )
}

const splitRuns = (tokens: readonly Token[], face: Run['face']): Run[] =>
  tokens.flatMap((token): Run[] => {
    if (isMarkedToken(token) && token.type === 'em') return splitRuns(token.tokens, 'italic')
    if (isMarkedToken(token) && token.type === 'strong') return splitRuns(token.tokens, 'bold')
    return [{ text: decodeEntities('text' in token ? String(token['text']) : token.raw), face }]
  })

/** Decodes Marked's HTML entities; a line break within a paragraph is a space. */
const decodeEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll("'", '’')
    .replace(/\s*\n\s*/g, ' ')
