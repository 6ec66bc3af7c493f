import { escaped } from './escape.ts'

/**
 * Lines that are kept as lines, stanzas parted by an empty one: a fence of three backticks and `verse`, or `verse fil`. A
 * stanza that is indented is a refrain.
 */
export const verse = (text: string, info: string): string => {
  const language = info.split(/\s+/)[1]
  const stanzas = text
    .split(/\n{2,}/)
    .map(
      (stanza) =>
        `<p${stanza.startsWith(' ') ? ' class="refrain"' : ''}>${stanza.split('\n').map(lineOf).join('')}</p>`,
    )
  return `<div class="verse"${language ? ` lang="${escaped(language)}"` : ''}>${stanzas.join('')}</div>\n`
}

/** A space ends each line, for those who copy or hear it. */
const lineOf = (line: string): string => `<span>${escaped(line.trim())} </span>`
