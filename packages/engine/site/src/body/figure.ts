import type { FigureSize } from '@kampana/engine-declare/rich-text/media-rules'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { h } from './html.ts'
import { renderPicture } from './render-picture.ts'

export interface FigureTexts {
  src: string
  alt: string
  caption?: string | undefined
  credit?: string | undefined
}

/**
 * An image with its caption: half the width of the text, its full width, or wider. `first` is true at the start of the page.
 */
export const figure = (texts: FigureTexts, size: FigureSize, first: boolean): string => {
  const { src, alt } = texts
  return h(
    'figure',
    { className: `figure figure-${size}` },
    renderPicture({ src, alt, sizes: widths[size], first }),
    caption(texts),
  )
}

const widths: Readonly<Record<FigureSize, string>> = {
  small: '(min-width: 40rem) 20rem, 92vw',
  medium: '(min-width: 48rem) 42rem, 92vw',
  wide: '(min-width: 72rem) 50rem, 92vw',
}

/** A drawing with dimensions, which prevent a layout shift. A wide drawing without its own size fills the text's width. */
export const renderDrawing = (
  texts: FigureTexts,
  size: FigureSize | undefined,
  [width, height]: readonly [number, number],
): string =>
  h(
    'figure',
    {
      className: size && `figure figure-${size}`,
      'data-wide': size === undefined && width > 1.25 * height,
    },
    h('img', { src: resolveServerUrl(texts.src), alt: texts.alt, width, height }),
    caption(texts),
  )

/** Uncropped images side by side. Each links to its full size. */
export const gallery = (pictures: readonly FigureTexts[]): string => {
  const figures = pictures.map((each, index) => {
    const { src, alt } = each
    const label = alt === '' ? `Picture ${index + 1}` : undefined
    const image = renderPicture({ src, alt, sizes: '(min-width: 48rem) 20rem, 45vw' })
    const link = h('a', { href: resolveServerUrl(src), 'aria-label': label }, image)
    return h('figure', null, link, caption(each))
  })
  return h('div', { className: 'gallery' }, ...figures)
}

const caption = ({ caption: texts = '', credit = '' }: FigureTexts): string => {
  const photo = credit && h('small', null, `Photo: ${escapeHtmlText(credit)}`)
  const both = [escapeHtmlText(texts), photo].filter(Boolean).join(' ')
  return both && h('figcaption', null, both)
}
