import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { toStoredUrl } from '../../../url/resolve-url.ts'
import { sanitizeDocument } from '../sanitize-document.ts'
import { schema } from '../schema.ts'

/** Converts HTML to our document; undefined where that would lose content. */
export const fromHtml = (html: string): RichTextNode | undefined => {
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, link, meta')) element.remove()
  if (body.querySelector(unsupportedElements) || !storePictureUrls(body)) return undefined
  return sanitizeDocument(DocumentParser.fromSchema(schema).parse(body).toJSON())
}

/** Elements that our schema has no node for. */
const unsupportedElements =
  'table, iframe, video, audio, embed, object, svg, math, canvas, form, input, dl, details, sub, sup'

/** Replaces the pictures' URLs with stored ones. Returns whether all are allowed. */
const storePictureUrls = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('img')].every((image) => {
    const src = toStoredUrl(image.getAttribute('src') ?? '')
    image.setAttribute('src', src)
    return isSafePictureUrl(src)
  })
