import type { JSONContent } from '@tiptap/core'

/** What a refrain's lines begin with. */
export const refrainIndent = '  '

/** A verse by its stanzas; undefined where they aren't written as the editor would write them. */
export const readVerse = (info: string, value: string): JSONContent | undefined => {
  const stanzas = value.split('\n\n').map(readStanza)
  if (stanzas.some((stanza) => stanza === undefined)) return undefined
  return { type: 'verse', attrs: { info }, content: stanzas.filter((stanza) => stanza !== undefined) }
}

const readStanza = (lines: string): JSONContent | undefined => {
  const refrain = lines.startsWith(refrainIndent)
  const inner = refrain ? unindent(lines) : lines
  if (inner === undefined || /^\s|^$|\n$|^\n|[\r]/.test(inner)) return undefined
  return { type: 'stanza', attrs: { refrain }, content: [{ type: 'text', text: inner }] }
}

const unindent = (lines: string): string | undefined => {
  const all = lines.split('\n')
  return all.every((line) => line.startsWith(refrainIndent))
    ? all.map((line) => line.slice(refrainIndent.length)).join('\n')
    : undefined
}
