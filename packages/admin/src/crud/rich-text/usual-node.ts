import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'

/** A stored document as the editor itself could have made it. */
export const toUsualNode = (document: Node, schema: Schema): Node =>
  isUsual(document) ? document : makeUsual(document, schema)

/** Whether the editor itself could have made a document: a list item begins with a paragraph, and no heading is of the title's level. */
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
