import { isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { toStoredUrl } from '../../url/resolve-url.ts'
import { sanitizeDocument } from '../document/sanitize-document.ts'
import { schema } from '../document/schema.ts'
import {
  isScriptLink,
  linkMedium,
  pictureMedium,
  ruleMedium,
  startMedium,
  toContent,
  type Converted,
} from './content.ts'
import { hasOwnAnchors, isKnownElement } from './known-html.ts'

/** Converts HTML to a document of this editor; undefined if the HTML has content that this editor may not preserve. */
export const fromHtml = (html: string): Converted | undefined => {
  // A parsed document is inert: nothing in it loads or runs.
  const { head, body } = new DOMParser().parseFromString(html, 'text/html')
  for (const page of [head, body])
    for (const element of page.querySelectorAll('style, link, meta')) element.remove()
  const elements = [...head.children, ...body.querySelectorAll('*')]
  if (!elements.every(isKnownElement) || hasOwnAnchors(body) || !storePictureUrls(body)) return undefined
  const document = sanitizeDocument(DocumentParser.fromSchema(schema).parse(body).toJSON() as RichTextNode)
  return { document, content: toContent(body.textContent, [...body.querySelectorAll('*')].flatMap(mediaOf)) }
}

/** Replaces the images' URLs with stored ones. Returns true if all are allowed. */
const storePictureUrls = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('img')].every((image) => {
    const src = toStoredUrl(image.getAttribute('src') ?? '')
    image.setAttribute('src', src)
    return isSafePictureUrl(src)
  })

const mediaOf = (element: Element) => {
  const [src, alt, title, href, start] = ['src', 'alt', 'title', 'href', 'start'].map((name) =>
    element.getAttribute(name),
  )
  switch (element.localName) {
    case 'img':
      return [pictureMedium(src, alt, title)]
    case 'a':
      return href == null || isScriptLink(href) || isEmpty(element) ? [] : [linkMedium(href, title)]
    case 'hr':
      return [ruleMedium]
    case 'ol':
      return startMedium(start)
    default:
      return []
  }
}

/** True for a link without text or image, which nobody can follow. */
const isEmpty = (link: Element): boolean =>
  link.textContent.trim() === '' && link.querySelector('img') === null
