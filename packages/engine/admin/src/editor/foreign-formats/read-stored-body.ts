import { listPictures } from '@kampana/engine-declare/rich-text/pictures'
import { parseRichText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { Node } from '@tiptap/pm/model'
import { toStoredUrl } from '../../url/resolve-url.ts'
import { schema } from '../document/schema.ts'
import { toUsualNode } from '../document/usual-node.ts'
import { contentOf, isSameContent, toContent, type Converted } from './content.ts'
import { fromDraftJs, isRawContent } from './draft-js.ts'
import { fromHtml } from './html.ts'
import { tryParseJson, storedText } from './stored-text.ts'

/** Body to show and edit, or only its plain text if a conversion would lose content. */
type Body = { document: RichTextNode; ours: boolean } | { words: string }

/**
 * Reads a stored body, including foreign ones. Supports Draft.js raw content, HTML (plain or as a JSON string), documents with
 * absolute image URLs, and plain text. Undefined for an empty body.
 */
export const readStoredBody = (value: unknown): Body | undefined => {
  const text = bodyText(value)
  if (text === '') return undefined
  const own = parseRichText(text)
  if ('document' in own) return { document: own.document, ours: true }
  const document = convertFully(text)
  return document ? { document, ours: false } : { words: storedText(text) }
}

/** Converts a body; undefined if the editor's document would lack any of its content. */
const convertFully = (text: string): RichTextNode | undefined => {
  const converted = convertBody(text)
  if (!converted || 'problem' in parseRichText(JSON.stringify(converted.document))) return undefined
  const held = toUsualNode(Node.fromJSON(schema, converted.document), schema).toJSON() as RichTextNode
  return isSameContent(contentOf(held), converted.content) ? converted.document : undefined
}

/** Some back ends decode stored JSON. */
const bodyText = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

const convertBody = (text: string): Converted | undefined => {
  const parsed = tryParseJson(text)
  if (typeof parsed === 'string') return convertBody(parsed)
  if (isRawContent(parsed)) return fromDraftJs(parsed)
  if (typeof parsed === 'object' && parsed !== null) return fromDocument(parsed as RichTextNode)
  return /<[a-z][^>]*>/i.test(text) ? fromHtml(text) : fromLines(text)
}

/** Document of this editor with absolute image URLs. */
const fromDocument = (document: RichTextNode): Converted => {
  for (const { attrs } of listPictures(document))
    if (typeof attrs?.src === 'string') attrs.src = toStoredUrl(attrs.src)
  return { document, content: contentOf(document) }
}

const fromLines = (text: string): Converted => ({
  document: {
    type: 'doc',
    content: text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  },
  content: toContent(text, []),
})
