import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'

/** Normalizes a stored document to a form that the editor itself creates. */
export const toUsualNode = (document: Node, schema: Schema): Node =>
  isUsual(document) ? document : makeUsual(document, schema)

/** True if the editor itself could have created a document. Its list items start with a paragraph, and no heading is an h1. */
const isUsual = (document: Node): boolean => {
  try {
    document.check()
  } catch {
    return false
  }
  return !document.content.content.some(({ attrs }) => attrs.level === 1)
}

const makeUsual = (document: Node, schema: Schema): Node =>
  DOMParser.fromSchema(schema).parse(DOMSerializer.fromSchema(schema).serializeFragment(document.content))
