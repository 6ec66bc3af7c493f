import type { FileMeasures } from '@kampana/engine-declare/media/file'
import type { CardView } from '@kampana/engine-declare/named-fields'
import { isSafeLink } from '@kampana/engine-declare/text/safe-url'
import { fileFacts } from '@kampana/engine-declare/media/file-facts'
import { h } from '@kampana/engine-site/body/html'
import { escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'

/** Renderers of a record's fields for its card. */
interface ShownCard {
  /** HTML of a field. */
  words: (field: string) => string
  /** Stored text of a field. */
  text: (field: string) => string
  /** Title as HTML, and a function that links text to the record's page. */
  title: string
  link: (words: string) => string
  measure: ((address: string) => FileMeasures) | undefined
}

/** A record with its text and file. The title links to its page or to the file. */
export const renderCard = ({ over = [], text, by, file }: CardView, shown: ShownCard): string => {
  const { words, title, link } = shown
  const above = over.map(words).filter(Boolean).join(', ')
  const fileText = shown.text(file)
  const isFile = isSafeLink(fileText)
  const href = resolveServerUrl(fileText)
  const facts = isFile ? escapeHtmlText(fileFacts(fileText, shown.measure?.(fileText) ?? {})) : ''
  const heading =
    by === undefined && isFile
      ? h('a', { href, download: true }, title, h('span', { className: 'record-file' }, ` ${facts}`))
      : link(title)
  const open = isFile && h('a', { href }, facts, h('span', { className: 'unseen' }, `: ${title}`))
  const under = by === undefined ? '' : [`${words(by)}.`, open].filter(Boolean).join(' ')
  return h(
    'li',
    null,
    above && h('p', { className: 'record-over' }, above),
    h('h3', null, heading),
    h('p', null, withLinks(shown.text(text))),
    under && h('p', { className: 'record-under' }, under),
  )
}

/** Converts `[Admission](/admission)` into a link. */
const withLinks = (text: string): string =>
  text
    .split(/(\[[^\]]+\]\([^()\s]+\))/)
    .map((part) => {
      const [, words = '', href = ''] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(part) ?? []
      return isSafeLink(href)
        ? h('a', { href: resolveServerUrl(href) }, escapeHtmlText(words))
        : escapeHtmlText(part)
    })
    .join('')
