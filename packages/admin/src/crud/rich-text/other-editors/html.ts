import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { DOMParser as DocumentParser } from '@tiptap/pm/model'
import { toStoredUrl } from '../../../url/resolve-url.ts'
import { sanitizeDocument } from '../sanitize-document.ts'
import { schema } from '../schema.ts'

/** HTML as a document of ours; undefined where that would lose more than its looks. */
export const fromHtml = (html: string): RichTextNode | undefined => {
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const unseen of body.querySelectorAll('script, style, link, meta')) unseen.remove()
  if (body.querySelector(lost) || !takePictures(body)) return undefined
  return sanitizeDocument(DocumentParser.fromSchema(schema).parse(body).toJSON())
}

/** Elements that the editor would lose. */
const lost =
  'table, iframe, video, audio, embed, object, svg, math, canvas, form, input, dl, details, sub, sup'

/** Whether every picture can stay. */
const takePictures = (body: HTMLElement): boolean =>
  [...body.querySelectorAll('img')].every((image) => {
    const src = toStoredUrl(image.getAttribute('src') ?? '')
    image.setAttribute('src', src)
    return isSafePictureUrl(src)
  })
