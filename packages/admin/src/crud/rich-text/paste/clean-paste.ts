import { parsePicture } from '@kampana/shared/media/picture'
import { toServerUrl } from '../../../url/resolve-url.ts'
import { marksFromStyles } from './marks-from-styles.ts'
import { dataUrlToFile } from './data-url-to-file.ts'
import { listsFromWord } from './word-lists.ts'

/** What a paste comes to: its HTML with what a body keeps, the pictures it carried, and how many it only pointed to. */
export interface CleanPaste {
  html: string
  pictures: File[]
  left: number
}

/**
 * Keeps of a paste what its writer meant (headings, paragraphs, lists, links, bold, italic, underlined, alignment) and
 * drops how it looked where it came from. Word writes lists as paragraphs, Google Docs writes marks as styles.
 */
export const cleanPaste = (html: string): CleanPaste => {
  // HTML that was copied from a ProseMirror editor is clean already.
  if (html.includes('data-pm-slice')) return { html, pictures: [], left: 0 }
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropUnseen(body)
  listsFromWord(body)
  nestLists(body)
  const taken = takePictures(body)
  marksFromStyles(body)
  plainBlocks(body)
  return { html: body.innerHTML, ...taken }
}

/** Comments, styles and the elements in which Office keeps its own notes. */
const dropUnseen = (body: HTMLElement): void => {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const comments: Comment[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Comment) comments.push(walker.currentNode)
  for (const comment of comments) comment.remove()
  for (const element of body.querySelectorAll(
    'style, script, meta, link, title, xml, .Apple-interchange-newline',
  ))
    element.remove()
  // `o:p`, `w:sdt`, `v:shape`: what they hold may be words.
  for (const element of body.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
}

/** Google Docs puts an inner list beside its item instead of into it. */
const nestLists = (body: HTMLElement): void => {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}

const takePictures = (body: HTMLElement): Omit<CleanPaste, 'html'> => {
  const pictures: File[] = []
  let left = 0
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? ''
    const ours = ownAddress(src)
    if (ours) {
      image.setAttribute('src', ours)
      continue
    }
    const file = dataUrlToFile(src)
    if (file) pictures.push(file)
    else left++
    image.remove()
  }
  return { pictures, left }
}

/** The address of a picture that was copied from the site or from a page of the dashboard. */
const ownAddress = (src: string): string | undefined => {
  const url = URL.parse(src, location.origin)
  const isHere = url?.origin === location.origin || url?.origin === URL.parse(toServerUrl('/'))?.origin
  return url && isHere && parsePicture(url.pathname) ? url.pathname : undefined
}

/** Blocks keep their alignment and nothing else; links their address; empty paragraphs go. */
const plainBlocks = (body: HTMLElement): void => {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const align = element.style.textAlign || element.getAttribute('align')
    for (const name of element.getAttributeNames())
      if (!kept[element.localName]?.includes(name)) element.removeAttribute(name)
    if (align && /^(center|right|justify)$/.test(align) && /^(p|h\d)$/.test(element.localName))
      element.style.textAlign = align
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  for (const pause of body.querySelectorAll(':scope > br')) pause.remove()
}

const kept: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start', 'type'],
}
