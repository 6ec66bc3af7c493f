import { readRichText, type RichTextNode } from '@kampana/shared/rich-text'
import { getSchema } from '@tiptap/core'
import { DOMParser, DOMSerializer, Node } from '@tiptap/pm/model'
import { extensions } from './extensions.ts'
import { keepAllowed } from './keep-allowed.ts'

const schema = getSchema(extensions)

/** A stored body as the HTML that RichTextInput edits; '' for none, and for one that can't be read. */
export const htmlOf = (json: unknown): string => {
  if (typeof json !== 'string' || json === '') return ''
  const result = readRichText(json)
  if ('problem' in result) return ''
  const holder = document.createElement('div')
  const { content } = Node.fromJSON(schema, result.document)
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(content))
  return holder.innerHTML
}

/** What RichTextInput gives, as the body is stored: a document serialized as JSON, null where it is empty. */
export const jsonOf = (html: string): string | null => {
  if (html === '') return null
  // A parsed document is inert: nothing in it loads or runs.
  const { body } = new globalThis.DOMParser().parseFromString(html, 'text/html')
  const parsed = DOMParser.fromSchema(schema).parse(body, { preserveWhitespace: true })
  return JSON.stringify(keepAllowed(parsed.toJSON() as RichTextNode))
}
