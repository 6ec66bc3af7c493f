import type { MarkType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import { resolveServerUrl } from '../framework/server-url.ts'
import { h, type HtmlAttributes } from './html.ts'
import type { BodySurroundings } from './render-node.ts'

type ShowMark = (inner: string, attrs: Readonly<Record<string, unknown>>, where: BodySurroundings) => string

const inside =
  (tag: string): ShowMark =>
  (inner) =>
    h(tag, null, inner)

/** An editor's color is a custom property, which the style sheet may lighten in dark mode. */
const colored = (tag: string, property: string, color: unknown, inner: string, className?: string) =>
  h(tag, { className, style: color ? `${property}:${String(color)}` : null }, inner)

/** Renderer of each mark. */
export const marks: Readonly<Record<MarkType, ShowMark>> = {
  bold: inside('strong'),
  italic: inside('em'),
  strike: inside('s'),
  underline: inside('u'),
  code: inside('code'),
  abbreviation: (inner, { title }) => h('abbr', { title: String(title) }, inner),
  subscript: inside('sub'),
  superscript: inside('sup'),
  keys: inside('kbd'),
  small: inside('small'),
  textStyle: (inner, { color }) => (color ? colored('span', '--ink-of-text', color, inner, 'tinted') : inner),
  language: (inner, { lang }) => h('span', { lang: String(lang) }, inner),
  highlight: (inner, { color }) => colored('mark', '--ground-of-text', color, inner),
  link: (inner, { href, target, title }, where) => {
    const own = { href: String(href), title: title as string | null }
    return bodyLink(inner, own, where, target === '_blank')
  },
}

/**
 * A link in a body. Search engines may follow links in pages, because the college writes its pages itself. `isApart` opens a
 * new tab, except for pages of this site.
 */
export const bodyLink = (
  inner: string,
  attributes: HtmlAttributes & { href: string },
  { isPage }: BodySurroundings,
  isApart = false,
): string => {
  const { href } = attributes
  const isElsewhere = /^https?:/i.test(href)
  return h(
    'a',
    {
      ...attributes,
      href: resolveServerUrl(href),
      rel: isElsewhere && (!isPage || isApart) && 'noopener noreferrer nofollow',
      target: isElsewhere && isApart && '_blank',
    },
    inner,
  )
}
