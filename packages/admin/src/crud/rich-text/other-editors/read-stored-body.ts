import { listPictures } from '@kampana/shared/rich-text/pictures'
import { parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { Node } from '@tiptap/pm/model'
import { toStoredUrl } from '../../../url/resolve-url.ts'
import { schema } from '../schema.ts'
import { toUsualNode } from '../usual-node.ts'
import { contentOf, isSameContent, toContent, type Converted } from './content.ts'
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
  const document = convertFully(text)
  return document ? { document, ours: false } : { words: storedText(text) }
}

/** Undefined where the editor's own document would lack anything of the body. */
const convertFully = (text: string): RichTextNode | undefined => {
  const converted = convertBody(text)
  if (!converted || 'problem' in parseRichText(JSON.stringify(converted.document))) return undefined
  const held = toUsualNode(Node.fromJSON(schema, converted.document), schema).toJSON() as RichTextNode
  return isSameContent(contentOf(held), converted.content) ? converted.document : undefined
}

/** Some back ends decode JSON that they keep. */
const bodyText = (value: unknown): string =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

const convertBody = (text: string): Converted | undefined => {
  const parsed = tryParseJson(text)
  if (typeof parsed === 'string') return convertBody(parsed)
  if (isRawContent(parsed)) return fromDraftJs(parsed)
  if (typeof parsed === 'object' && parsed !== null) return fromDocument(parsed as RichTextNode)
  return /<[a-z][^>]*>/i.test(text) ? fromHtml(text) : fromLines(text)
}

/** A document of this editor whose pictures have full addresses. */
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
