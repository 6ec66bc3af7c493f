import { listPictures } from '@kampana/shared/rich-text/pictures'
import { parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { toStoredUrl } from '../../../url/resolve-url.ts'
import { fromDraftJs, isRawContent } from './draft-js.ts'
import { fromHtml } from './html.ts'
import { tryParseJson, storedText } from './stored-text.ts'

/** A body to show and edit; only its plain text where a conversion would lose content. */
type Body = { document: RichTextNode; ours: boolean } | { words: string }

/**
 * Reads a stored body, also one that another editor wrote before: Draft.js' raw content, HTML (as it is or as a string
 * of JSON), a document with pictures by their full address, plain text. Undefined where there is none.
 */
export const readStoredBody = (value: unknown): Body | undefined => {
  const text = bodyText(value)
  if (text === '') return undefined
  const own = parseRichText(text)
  if ('document' in own) return { document: own.document, ours: true }
  const converted = convertBody(text)
  const isFit = converted && 'document' in parseRichText(JSON.stringify(converted))
  return isFit ? { document: converted, ours: false } : { words: storedText(text) }
}

/** Some back ends decode JSON that they keep. */
const bodyText = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

const convertBody = (text: string): RichTextNode | undefined => {
  const parsed = tryParseJson(text)
  if (typeof parsed === 'string') return convertBody(parsed)
  if (isRawContent(parsed)) return fromDraftJs(parsed)
  if (typeof parsed === 'object' && parsed !== null) return storePictureUrls(parsed as RichTextNode)
  return /<[a-z][^>]*>/i.test(text) ? fromHtml(text) : linesToDocument(text)
}

const storePictureUrls = (document: RichTextNode): RichTextNode => {
  for (const { attrs } of listPictures(document))
    if (typeof attrs?.src === 'string') attrs.src = toStoredUrl(attrs.src)
  return document
}

const linesToDocument = (text: string): RichTextNode => ({
  type: 'doc',
  content: text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
