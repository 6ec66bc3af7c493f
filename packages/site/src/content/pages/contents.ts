import { h } from '../../body/html.ts'
import { htmlToText } from '../markdown/html-to-text.ts'
import { findHeadings } from './headings.ts'

/** A text so long is more than four screens of a phone (360 × 740) with what stands around it. */
const longText = 1200
const fewest = 2

/** Links to the headings of a long page, before the first of them and the picture above it. */
export const withContents = (html: string, label: string): string => {
  const headings = findHeadings(html)
  const start = html.search(/(?:<figure\b(?:(?!<\/figure>).)*<\/figure>\s*)?<h2 id=/s)
  if (headings.length < fewest || htmlToText(html).length < longText) return html
  const items = headings.map(({ id, title }) => h('li', null, h('a', { href: `#${encodeURI(id)}` }, title)))
  const links = h('nav', { className: 'contents', 'aria-label': label }, h('ul', null, ...items))
  return html.slice(0, start) + links + html.slice(start)
}
