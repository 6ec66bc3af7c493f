import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeAttribute } from '../../framework/escape-html.ts'

/** A drawing among the text, with its proportions, so that nothing moves when it arrives. */
export const renderFigure = (href: string, alt: string, directory: string): string => {
  const [width, height] = readSize(readFileSync(join(directory, href), 'utf8'))
  const wide = Number(width) > 1.25 * Number(height)
  return `<figure${wide ? ' data-wide' : ''}><img src="asset:${escapeAttribute(href)}" alt="${escapeAttribute(alt)}"${width && height ? ` width="${width}" height="${height}"` : ''}></figure>`
}

const readSize = (svg: string): string[] =>
  /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.slice(1) ?? []
