import { DOMParser, DOMSerializer, Node } from '@tiptap/pm/model'
import { sanitizeDocument } from './sanitize-document.ts'
import { readBody } from './other-editors/read-body.ts'
import { schema } from './schema.ts'

/** A stored body as the HTML that RichTextInput edits; '' for none, and for plain text, which `ReadOnlyBody` shows. */
export const toHtml = (stored: unknown): string => {
  const body = readBody(stored)
  if (!body || 'words' in body) return ''
  const container = document.createElement('div')
  const { content } = Node.fromJSON(schema, body.document)
  container.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  return container.innerHTML
}

/** RichTextInput's HTML as a stored body: a document serialized as JSON, null where it is empty. */
export const toJson = (html: string): string | null => {
  if (html === '') return null
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new globalThis.DOMParser().parseFromString(html, 'text/html')
  const parsed = DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true })
  return JSON.stringify(sanitizeDocument(parsed.toJSON()))
}
