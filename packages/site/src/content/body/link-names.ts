import { escapeAttribute, escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { applyTypography } from '../markdown/typography.ts'

/** Addresses of pages by the names of their programs, schools and offices. */
export type Names = ReadonlyMap<string, string>

/**
 * Links names in the HTML of a page to their pages: in each list item and cell, and at the first mention in each section.
 * Skips the page itself, which is at `own`.
 */
export const linkNames = (html: string, names: Names, own: string): string => {
  if (names.size === 0) return html
  const { addresses, pattern } = asInHtml(names)
  const start = startPlace(own)
  const link = (name: string, text = name): string => {
    const href = addresses.get(name)
    return href !== undefined && start.take(href) ? `<a href="${escapeAttribute(href)}">${text}</a>` : text
  }
  const parts = html.split(/(<[^>]*>)/)
  return parts
    .map((part, at) => {
      if (part.startsWith('<')) start.pass(part)
      if (part.startsWith('<') || start.isClosed()) return part
      const isAlone = itemStart.test(parts[at - 1] ?? '') && itemEnd.test(parts[at + 1] ?? '')
      return isAlone && addresses.has(part.trim())
        ? link(part.trim(), part)
        : part.replace(pattern, (name) => link(name))
    })
    .join('')
}

/** A list item, a cell, or the name of an office in an outline (`b`). */
const itemStart = /^<(?:li|td|th|dd|b)\b/
const itemEnd = /^<\/(?:li|td|th|dd|b)>/
/** Elements without links inside: links, headings, quotations, and labels of columns and facts. */
const closed = /^<\/?(?:a|h[1-6]|button|summary|code|pre|blockquote|thead|caption|dt|svg)\b/

/** State of a reader of the HTML: its position, and the pages that already have a link. */
const startPlace = (own: string) => {
  let closedDepth = 0
  let itemDepth = 0
  const inSection = new Set<string>()
  const inItem = new Set<string>()
  const remember = (href: string): void => {
    inSection.add(href)
    inItem.add(href)
  }
  return {
    pass: (tag: string): void => {
      if (closed.test(tag)) closedDepth += tag.startsWith('</') ? -1 : 1
      if (/^<h2\b/.test(tag)) inSection.clear()
      if (itemEnd.test(tag)) itemDepth--
      if (itemStart.test(tag)) {
        itemDepth++
        inItem.clear()
      }
      const [, href] = /^<a\b[^>]*\shref="([^"]*)"/.exec(tag) ?? []
      if (href !== undefined) remember(href)
    },
    isClosed: (): boolean => closedDepth > 0,
    /** True if a name of the page becomes a link here. Records the link. */
    take: (href: string): boolean => {
      if (href === own || (itemDepth > 0 ? inItem : inSection).has(href)) return false
      remember(href)
      return true
    },
  }
}

/** Names as they appear in HTML and their pattern: the longest first, without single words such as 'Library'. */
const asInHtml = (names: Names) => {
  const known = compiled.get(names)
  if (known) return known
  const addresses = new Map(
    [...names].map(([name, address]) => [applyTypography(escapeHtmlText(name)), address] as const),
  )
  const alternatives = [...addresses.keys()]
    .filter((name) => name.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives.join('|')})(?![\p{L}\p{N}])`, 'gu')
  compiled.set(names, { addresses, pattern })
  return { addresses, pattern }
}
const compiled = new WeakMap<Names, { addresses: Names; pattern: RegExp }>()
