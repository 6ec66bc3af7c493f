import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { passageLanguages } from '../../rich-text/passage-languages.ts'

/** A fenced block with `verse`, or `verse fil` for Filipino: an empty line starts a stanza, an indented one is a refrain. */
export const readVerse = (language: string | null | undefined, text: string): RichTextNode => ({
  type: 'verse',
  attrs: { lang: language && Object.hasOwn(passageLanguages, language) ? language : null },
  content: text
    .split(/\n[ \t]*\n+/)
    .filter((stanza) => stanza.trim() !== '')
    .map(readStanza),
})

const readStanza = (text: string): RichTextNode => {
  const [first = [], ...others] = text.split('\n').map((line) => readLine(line.trim()))
  const content = others.reduce((lines, line) => lines.concat({ type: 'hardBreak' }, line), first)
  return { type: 'stanza', attrs: { refrain: text.startsWith(' ') }, content }
}

const readLine = (line: string): RichTextNode[] => (line === '' ? [] : [{ type: 'text', text: line }])
