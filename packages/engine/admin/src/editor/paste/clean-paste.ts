import { parsePicture } from '@kampana/engine-declare/media/picture'
import { toServerUrl } from '../../url/resolve-url.ts'
import { marksFromStyles } from './marks-from-styles.ts'
import { findLosses, noLosses } from './find-losses.ts'
import type { Losses } from './loss-text.ts'
import { listsFromWordOnline } from './word-online-lists.ts'
import { listsFromWord } from './word-lists.ts'

/** Cleaned paste: its HTML, embedded images and losses. */
interface CleanPaste {
  html: string
  pictures: File[]
  losses: Losses
}

/**
 * Keeps the structure of a paste (headings, paragraphs, lists, links, bold, italic, underlined, alignment) and removes other
 * styles. Only our own server's bodies have facts and small marks (`hasPageNodes`). Word writes lists as paragraphs, Word for
 * the web omits their nesting, and Google Docs writes marks as styles.
 */
export const cleanPaste = (html: string, hasPageNodes = true): CleanPaste => {
  // HTML copied from a ProseMirror editor is already clean.
  if (html.includes('data-pm-slice')) return { html, pictures: [], losses: noLosses }
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  removeInvisible(body)
  const lost = findLosses(body)
  listsFromWord(body)
  typesFromStyles(body)
  listsFromWordOnline(body)
  nestLists(body)
  nameColumns(body)
  const { pictures, left } = extractPictures(body)
  marksFromStyles(body)
  if (hasPageNodes) markFacts(body)
  else unwrapSmallMarks(body)
  cleanBlocks(body)
  retainFigures(body)
  return { html: body.innerHTML, pictures, losses: { ...lost, pictures: left } }
}

/** Removes comments, styles and Office's metadata elements. */
const removeInvisible = (body: HTMLElement): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
  for (const comment of comments) comment.remove()
  for (const element of body.querySelectorAll(
    'style, script, meta, link, title, xml, .Apple-interchange-newline, .EOP',
  ))
    element.remove()
  // Unwraps `o:p`, `w:sdt` and `v:shape`, which may contain text.
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
}

/** Moves a nested list into its item. Google Docs puts the list beside it. */
const nestLists = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}

/** Makes the first row of a table its header and reduces nested tables to text. */
const nameColumns = (body: HTMLElement): void => {
  for (const inner of body.querySelectorAll('table table')) inner.replaceWith(inner.textContent)
  for (const table of body.querySelectorAll('table')) {
    if (table.querySelector('th')) continue
    for (const cell of table.rows[0]?.cells ?? []) {
      const header = document.createElement('th')
      for (const { name, value } of cell.attributes) header.setAttribute(name, value)
      header.append(...cell.childNodes)
      cell.replaceWith(header)
    }
  }
}

const extractPictures = (body: HTMLElement): { pictures: File[]; left: number } => {
  const pictures: File[] = []
  let left = 0
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const ownPath = ownPicturePath(src)
    if (ownPath) {
      image.setAttribute('src', ownPath)
      continue
    }
    const file = dataUrlToFile(src)
    if (file) pictures.push(file)
    else left++
    image.remove()
  }
  return { pictures, left }
}

/** Unwraps marks that other back ends don't support. */
const unwrapSmallMarks = (body: HTMLElement): void => {
  for (const mark of body.querySelectorAll('sup, sub, kbd, small, abbr')) mark.replaceWith(...mark.childNodes)
}

/** Keeps figures with captions that were copied from the site. */
const retainFigures = (body: HTMLElement): void => {
  for (const figure of body.querySelectorAll('figure')) {
    const image = figure.querySelector('img')
    if (!image) continue
    const [src, alt] = ['src', 'alt'].map((name) => image.getAttribute(name) ?? '')
    const caption = figure.querySelector('figcaption')?.textContent.trim() || null
    figure.setAttribute('data-figure', JSON.stringify({ src, alt, caption }))
  }
}

/** Path of an image that was copied from the site or the dashboard. */
const ownPicturePath = (src: string): string | undefined => {
  const url = URL.parse(src, location.origin)
  const isOwnOrigin = url?.origin === location.origin || url?.origin === URL.parse(toServerUrl('/'))?.origin
  return url && isOwnOrigin && parsePicture(url.pathname) ? url.pathname : undefined
}

/** Removes all attributes except alignment, links and images, and removes empty paragraphs. */
const cleanBlocks = (body: HTMLElement): void => {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const align = element.style.textAlign || element.getAttribute('align')
    for (const name of element.getAttributeNames())
      if (!allowedAttributes[element.localName]?.includes(name)) element.removeAttribute(name)
    if (align && /^(center|right|justify)$/.test(align) && /^(p|h\d|td|th)$/.test(element.localName))
      element.style.textAlign = align
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  for (const lineBreak of body.querySelectorAll(':scope > br')) lineBreak.remove()
}

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  abbr: ['title'],
  dl: ['data-facts'],
  img: ['src', 'alt'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
}

/** Image in an address of the form `data:image/png;base64,…`; undefined for any other address. */
const dataUrlToFile = (src: string): File | undefined => {
  const [, type, data] = /^data:(image\/[a-z+.-]+);base64,(.*)$/is.exec(src) ?? []
  if (!type || data === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    return new File([bytes], `pasted.${type.slice('image/'.length)}`, { type })
  } catch {
    return undefined
  }
}

/** Copies the numbering style of a list or its first item to the `type` attribute, since styles are removed. */
const typesFromStyles = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ol')) {
    const first = list.querySelector<HTMLElement>(':scope > li')
    const style = list.style.listStyleType || first?.style.listStyleType || ''
    const type = types[style]
    if (type !== undefined && list.type === '') list.type = type
  }
}

const types: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
}

/** Marks definition lists as facts. Line breaks separate the lines of a description, since a fact can't contain paragraphs. */
const markFacts = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('dl')) {
    if (!list.querySelector('dt') || list.parentElement?.closest('dl, table, li')) continue
    list.setAttribute('data-facts', '')
    for (const part of list.querySelectorAll('dt, dd')) flatten(part)
  }
}

const flatten = (part: Element): void => {
  const blocks = [...part.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')]
  for (const block of blocks) if (followsWords(block, part)) block.before(document.createElement('br'))
  for (const block of [...part.querySelectorAll('ul, ol, dl, blockquote, pre'), ...blocks].toReversed())
    block.replaceWith(...block.childNodes)
}

const followsWords = (block: Element, part: Element): boolean => {
  for (let node: Node | null = block; node && node !== part; node = node.parentNode)
    for (let before = node.previousSibling; before; before = before.previousSibling)
      if (before.textContent?.trim()) return true
  return false
}
