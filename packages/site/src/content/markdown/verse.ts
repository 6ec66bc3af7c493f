import { escapeHtml } from '../../framework/escape-html.ts'

/**
 * Lines that are kept as lines, stanzas parted by an empty one: a fence of three backticks and `verse`, or `verse fil`. A
 * stanza that is indented is a refrain.
 */
export const renderVerse = (text: string, info: string): string => {
  const language = info.split(/\s+/)[1]
  const stanzas = text
    .split(/\n{2,}/)
    .map(
      (stanza) =>
        `<p${stanza.startsWith(' ') ? ' class="refrain"' : ''}>${stanza.split('\n').map(renderLine).join('')}</p>`,
    )
  return `<div class="verse"${language ? ` lang="${escapeHtml(language)}"` : ''}>${stanzas.join('')}</div>\n`
}

/** A space ends each line, for those who copy or hear it. */
const renderLine = (line: string): string => `<span>${escapeHtml(line.trim())} </span>`
