import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'

/**
 * Renders a fenced block with `verse`, or `verse fil` for Filipino: line breaks stay, an empty line begins a stanza, and an
 * indented stanza is a refrain.
 */
export const renderVerse = (text: string, info: string): string => {
  const language = info.split(/\s+/)[1]
  const stanzas = text
    .split(/\n{2,}/)
    .map(
      (stanza) =>
        `<p${stanza.startsWith(' ') ? ' class="refrain"' : ''}>${stanza.split('\n').map(renderLine).join('')}</p>`,
    )
  return `<div class="verse"${language ? ` lang="${escapeAttribute(language)}"` : ''}>${stanzas.join('')}</div>\n`
}

/** A space ends each line for screen readers and copied text. */
const renderLine = (line: string): string => `<span>${escapeHtml(line.trim())} </span>`
