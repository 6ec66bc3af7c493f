import { escapeHtmlText } from '../framework/escape-html.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { fileFacts } from '@kampana/engine-declare/media/file-facts'
import { h } from './html.ts'

/** A link to a file, with its type, size and number of pages. */
export const fileLink = ({ href, title, ...measures }: Readonly<Record<string, unknown>>): string => {
  const facts = fileFacts(String(href), measures)
  const details = h('small', null, escapeHtmlText(facts))
  return h(
    'p',
    { className: 'file' },
    h(
      'a',
      { href: resolveServerUrl(String(href)), download: true },
      `${escapeHtmlText(String(title))} `,
      details,
    ),
  )
}
