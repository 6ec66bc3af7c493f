import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { schema } from '../document/schema.ts'
import { toDocument, serializeDocument } from '../document/stored-content.ts'

/** Clipboard HTML of a stored body; '' for none. */
export const toHtml = (stored: unknown): string => {
  const container = globalThis.document.createElement('div')
  const document = toDocument(stored, schema)
  if (document) container.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content))
  return container.innerHTML
}

/** Stored body of pasted HTML. */
export const fromClipboard = (html: string): string => {
  const { body } = new globalThis.DOMParser().parseFromString(html, 'text/html')
  return serializeDocument(DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true }))
}
