import { commands, Extension } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import { readStoredBody } from './other-editors/read-stored-body.ts'
import { sanitizeDocument } from './sanitize-document.ts'
import { toUsualNode } from './usual-node.ts'

/**
 * RichTextInput exchanges HTML with the editor. Here both exchange the stored body (JSON), which needs no parsing of a long text
 * with each key. RichTextInput also sets the content and the selection whenever the form's value changes, even by what
 * was typed: what the editor holds already is left alone, so that an empty list that was just begun isn't taken for an empty
 * text, and a selected picture stays selected.
 */
export const storedContent = Extension.create({
  name: 'storedContent',
  onBeforeCreate() {
    const { editor } = this
    Object.assign(editor.options, { content: toDocument(editor.options.content, editor.schema) })
    editor.getHTML = () => serializeDocument(editor.state.doc)
  },
  addCommands: () => ({
    setContent: (content, options) => (props) => {
      const { editor } = props
      const isHeld = content === '' ? editor.isEmpty : content === editor.getHTML()
      return isHeld || commands.setContent(toDocument(content, editor.schema), options)(props)
    },
    setTextSelection: (position) => (props) => {
      const { from, to } = props.tr.selection
      const isSame = typeof position === 'object' && position.from === from && position.to === to
      return isSame || commands.setTextSelection(position)(props)
    },
  }),
})

/** A stored body as the editor's document; null for none, and for plain text, which `ReadOnlyBody` shows. */
export const toDocument = (stored: unknown, schema: Schema): Node | null => {
  const body = readStoredBody(stored)
  if (!body || 'words' in body) return null
  return toUsualNode(Node.fromJSON(schema, body.document), schema)
}

const stored = new WeakMap<Node, string>()

/** The editor's document as it is stored. */
export const serializeDocument = (document: Node): string => {
  const known = stored.get(document)
  if (known !== undefined) return known
  const text = JSON.stringify(sanitizeDocument(document.toJSON()))
  stored.set(document, text)
  return text
}
