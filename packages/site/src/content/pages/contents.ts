import { h } from '@kampana/engine-site/body/html'
import { htmlToText } from '../markdown/html-to-text.ts'
import { findHeadings } from './headings.ts'

/** A text of this length fills more than four phone screens (360 × 740). */
const longText = 1200
const fewest = 2

/** Inserts links to the headings of a long page before its first heading and the image above it. */
export const withContents = (html: string, label: string): string => {
  const headings = findHeadings(html)
  const start = html.search(/(?:<figure\b(?:(?!<\/figure>).)*<\/figure>\s*)?<h2 id=/s)
  if (headings.length < fewest || htmlToText(html).length < longText) return html
  const items = headings.map(({ id, title }) => h('li', null, h('a', { href: `#${encodeURI(id)}` }, title)))
  const links = h('nav', { className: 'contents', 'aria-label': label }, h('ul', null, ...items))
  return html.slice(0, start) + links + html.slice(start)
}
