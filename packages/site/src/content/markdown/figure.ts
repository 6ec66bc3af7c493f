import type { PagePicture } from '@kampana/shared/content/page-picture'
import { listRenditions, parsePicture, srcSet, type Picture } from '@kampana/shared/media/picture'
import type { FigureSize } from '@kampana/shared/rich-text/media-rules'
import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'
import type { Files } from '../files.ts'

// The markup is that of `components/body`, which Node can't load while it reads a folder, since it has JSX.

export interface DescribedPicture extends PagePicture {
  alt: string
}

/** Renders a picture: an upload in the sizes that it is kept in, or a drawing of the folder. */
export const renderFigure = (picture: DescribedPicture, files: Files): string => {
  const upload = parsePicture(picture.src)
  return upload ? renderUpload(picture, upload) : renderDrawing(picture, files)
}

/** Renders pictures beside each other, each of which leads to itself in full. */
export const renderGallery = (pictures: readonly DescribedPicture[], files: Files): string => {
  const figures = pictures.map((picture) => {
    const upload = parsePicture(picture.src)
    const image = upload
      ? uploadImage(picture, upload, '(min-width: 48rem) 20rem, 45vw')
      : drawingImage(picture, files)
    const address = upload ? picture.src : `asset:${picture.src}`
    return `<figure><a href="${escapeAttribute(address)}">${image}</a>${caption(picture)}</figure>`
  })
  return `<div class="gallery">${figures.join('')}</div>`
}

const renderUpload = (picture: DescribedPicture, upload: Picture): string => {
  const size = picture.size ?? 'medium'
  return `<figure class="figure figure-${size}">${uploadImage(picture, upload, widths[size])}${caption(picture)}</figure>`
}

const widths: Readonly<Record<FigureSize, string>> = {
  small: '(min-width: 40rem) 20rem, 92vw',
  medium: '(min-width: 48rem) 42rem, 92vw',
  wide: '(min-width: 72rem) 50rem, 92vw',
}

const uploadImage = ({ src, alt }: DescribedPicture, upload: Picture, sizes: string): string => {
  const { width, height } = listRenditions(upload).at(-1) ?? upload
  const source = `<source type="image/avif" srcset="${srcSet(upload, 'avif')}" sizes="${sizes}">`
  const image = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" srcset="${srcSet(upload, 'webp')}" sizes="${sizes}" loading="lazy" decoding="async">`
  return `<picture>${source}${image}</picture>`
}

/** A wide drawing without a size of its own fills the measure. */
const renderDrawing = (picture: DescribedPicture, files: Files): string => {
  const [width, height] = readSize(files.text(picture.src))
  const isWide = Number(width) > 1.25 * Number(height)
  const shape = picture.size ? ` class="figure figure-${picture.size}"` : isWide ? ' data-wide' : ''
  return `<figure${shape}>${drawingImage(picture, files)}${caption(picture)}</figure>`
}

/** With its dimensions, which prevent a layout shift. */
const drawingImage = ({ src, alt }: DescribedPicture, files: Files): string => {
  const [width, height] = readSize(files.text(src))
  return `<img src="asset:${escapeAttribute(src)}" alt="${escapeAttribute(alt)}"${width && height ? ` width="${width}" height="${height}"` : ''}>`
}

const caption = ({ caption: words, credit }: PagePicture): string => {
  const photo = credit === null ? '' : `<small>Photo: ${escapeHtml(credit)}</small>`
  const both = [words === null ? '' : escapeHtml(words), photo].filter(Boolean).join(' ')
  return both === '' ? '' : `<figcaption>${both}</figcaption>`
}

const readSize = (svg: string): string[] =>
  /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1) ?? []
