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

/**
 * Elements whose text and media this editor preserves, with their attributes. Attribute values are preserved or purely visual.
 * `sub` and `sup` are marks of this editor.
 */
const knownElements: Readonly<Record<string, string>> = {
  ...names(
    'p div section article header footer main aside address center span font b strong i em u s strike del ins',
  ),
  ...names('code kbd samp var tt small big cite dfn mark sub sup nobr wbr br h1 h2 h3 h4 h5 h6 ul li o:p'),
  ...names('blockquote pre figure figcaption hr'),
  a: 'href target rel title hreflang type download referrerpolicy',
  abbr: 'title',
  img: 'src alt title srcset sizes loading decoding border hspace vspace crossorigin referrerpolicy fetchpriority data-filename',
  ol: 'start',
}

/** Attributes of any element that only affect its look, or that browsers and office programs add. */
const looks = new Set(
  words(
    'class style id name lang dir align valign width height color face size bgcolor clear type noshade spellcheck role aria-level',
  ),
)

/** Styles that affect more than the look: superscript, hidden text, images. */
const meaningfulStyle = /vertical-align:\s*(?:super|sub)\b|display:\s*none|visibility:\s*hidden|url\(/i

/** True if this editor preserves the text and media of an HTML element, apart from its children. */
const isKnownElement = (element: Element): boolean => {
  const { localName } = element
  if (!Object.hasOwn(knownElements, localName)) return false
  const attributes = words(knownElements[localName]!)
  return element
    .getAttributeNames()
    .every((name) =>
      name === 'style'
        ? !meaningfulStyle.test(element.getAttribute(name) ?? '')
        : looks.has(name) || attributes.includes(name),
    )
}

/** True if a body links to an anchor in itself, whose name this editor drops. */
const hasOwnAnchors = (body: Element): boolean =>
  [...body.querySelectorAll('a[href^="#"]')].some((link) => link.getAttribute('href') !== '#')

function names(list: string): Record<string, string> {
  return Object.fromEntries(words(list).map((name) => [name, '']))
}
function words(list: string): string[] {
  return list.split(' ').filter(Boolean)
}
