import { parsePicture } from '@kampana/shared/media/picture'
import type { Files } from '../files.ts'
import { escapeAttribute } from '../../framework/escape-html.ts'

/** Renders a drawing, or a picture uploaded in the dashboard, with its dimensions, which prevent a layout shift. */
export const renderFigure = (href: string, alt: string, files: Files): string => {
  const uploaded = parsePicture(href)
  if (uploaded)
    return `<figure data-wide><img src="${href}" alt="${escapeAttribute(alt)}" width="${uploaded.width}" height="${uploaded.height}" loading="lazy"></figure>`
  const [width, height] = readSize(files.text(href))
  const wide = Number(width) > 1.25 * Number(height)
  return `<figure${wide ? ' data-wide' : ''}><img src="asset:${escapeAttribute(href)}" alt="${escapeAttribute(alt)}"${width && height ? ` width="${width}" height="${height}"` : ''}></figure>`
}

const readSize = (svg: string): string[] =>
  /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1) ?? []
