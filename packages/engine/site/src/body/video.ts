import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { h } from './html.ts'

/**
 * A video of another site, loaded only on a click (`components/play-videos.ts`), with a plain link for visitors without
 * script.
 */
export const video = ({ href, title }: Readonly<Record<string, unknown>>): string => {
  const found = parseVideo(String(href))
  if (!found) return ''
  const label = typeof title === 'string' ? title : ''
  const host = new URL(found.frame).hostname.replace(/^www\./, '')
  const ask = h(
    'button',
    {
      type: 'button',
      className: 'panel-ask',
      'data-frame': found.frame,
      title: label || `Video at ${found.site}`,
    },
    'Play the video',
    h('small', null, `Hosted by ${host}`),
  )
  const link = h('a', { href: found.href }, `Watch on ${found.site}`)
  return h(
    'figure',
    { className: 'video' },
    h('div', { className: 'panel-frame' }, ask),
    h('figcaption', null, label && `${escapeHtmlText(label)} `, link),
  )
}
