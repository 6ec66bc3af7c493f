import { escapeHtmlText } from '../framework/escape-html.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { fileFacts } from './file-facts.ts'
import { h } from './html.ts'

/** A file to download, with what it is and how large. */
export const fileLink = ({ href, title, bytes }: Readonly<Record<string, unknown>>): string => {
  const facts = fileFacts(String(href), typeof bytes === 'number' ? { bytes } : {})
  const words = h('small', null, escapeHtmlText(facts))
  return h(
    'p',
    { className: 'file' },
    h(
      'a',
      { href: resolveServerUrl(String(href)), download: true },
      `${escapeHtmlText(String(title))} `,
      words,
    ),
  )
}
