import { walkNodes, parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { toStoredUrl } from '../../../url/resolve-url.ts'
import { fromDraftJs, isRawContent } from './draft-js.ts'
import { fromHtml } from './html.ts'
import { tryParseJson, plainText } from './plain-text.ts'

/** A body as it can be shown and edited; only its words where more than that can't be had without a loss. */
export type Body = { document: RichTextNode; ours: boolean } | { words: string }

/**
 * Reads a stored body, also one that another editor wrote before: Draft.js' raw content, HTML (as it is or as a string
 * of JSON), a document with pictures by their full address, plain text. Undefined where there is none.
 */
export const readBody = (value: unknown): Body | undefined => {
  const text = textOf(value)
  if (text === '') return undefined
  const own = parseRichText(text)
  if ('document' in own) return { document: own.document, ours: true }
  const read = documentIn(text)
  const isFit = read && 'document' in parseRichText(JSON.stringify(read))
  return isFit ? { document: read, ours: false } : { words: plainText(text) }
}

/** Some back ends decode JSON that they keep. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

const documentIn = (text: string): RichTextNode | undefined => {
  const parsed = tryParseJson(text)
  if (typeof parsed === 'string') return documentIn(parsed)
  if (isRawContent(parsed)) return fromDraftJs(parsed)
  if (typeof parsed === 'object' && parsed !== null) return withOwnPictures(parsed as RichTextNode)
  return /<[a-z][^>]*>/i.test(text) ? fromHtml(text) : documentOfLines(text)
}

const withOwnPictures = (document: RichTextNode): RichTextNode => {
  for (const { type, attrs } of walkNodes(document))
    if (type === 'image' && typeof attrs?.src === 'string') attrs.src = toStoredUrl(attrs.src)
  return document
}

const documentOfLines = (text: string): RichTextNode => ({
  type: 'doc',
  content: text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})
