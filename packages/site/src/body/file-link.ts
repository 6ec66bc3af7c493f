import { formatBytes } from '@kampana/shared/text/format-bytes'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { h } from './html.ts'

/** A file to download, with what it is and how large. */
export const fileLink = ({ href, title, bytes }: Readonly<Record<string, unknown>>): string => {
  const facts = [
    String(href).split('.').at(-1)?.toUpperCase(),
    typeof bytes === 'number' && formatBytes(bytes),
  ]
  const words = h('small', null, escapeHtmlText(facts.filter(Boolean).join(', ')))
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
