import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { sanitizeDocument } from '../document/sanitize-document.ts'
import { schema } from '../document/schema.ts'
import { cleanPaste } from './clean-paste.ts'
import type { Losses } from './loss-text.ts'

/** Converts HTML to a body in JSON, by the editor's paste rules, and lists content that a body can't contain. */
export const htmlToBody = (html: string): { body: string; losses: Losses } => {
  const { html: clean, losses, pictures } = cleanPaste(withParagraphs(html))
  const { body } = new DOMParser().parseFromString(clean, 'text/html')
  const document = sanitizeDocument(DocumentParser.fromSchema(schema).parse(body).toJSON())
  return {
    body: JSON.stringify(document),
    losses: { ...losses, pictures: losses.pictures + pictures.length },
  }
}

const blocks =
  'address, article, aside, blockquote, details, dl, div, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, iframe, main, nav, ol, p, pre, section, table, ul, video'

/** Wraps text between blocks in paragraphs: WordPress stores blank lines instead, and single newlines for line breaks. */
const withParagraphs = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const parts: Element[] = []
  let paragraph: HTMLParagraphElement | undefined
  const append = (...nodes: Node[]): void => {
    if (!paragraph) parts.push((paragraph = document.createElement('p')))
    paragraph.append(...nodes)
  }
  const appendText = (text: string): void => {
    for (const [index, piece] of text.split(/\r?\n[ \t]*\r?\n\s*/).entries()) {
      if (index > 0) paragraph = undefined
      if (paragraph || piece.trim() !== '') append(...toLines(piece))
    }
  }
  for (const node of Array.from(body.childNodes))
    if (node instanceof Element && node.matches(blocks)) {
      paragraph = undefined
      parts.push(node)
    } else if (node.nodeType === Node.TEXT_NODE) appendText(node.textContent ?? '')
    else append(node)
  body.replaceChildren(...parts)
  return body.innerHTML
}

const toLines = (text: string): Node[] => {
  const [first = document.createTextNode(''), ...others] = text
    .split(/\r?\n/)
    .map((line) => document.createTextNode(line))
  return [first, ...others.flatMap((line) => [document.createElement('br'), line])]
}
