import { commands, Extension } from '@tiptap/core'
import { Node, type Schema } from '@tiptap/pm/model'
import { readStoredBody } from '../foreign-formats/read-stored-body.ts'
import { sanitizeDocument } from './sanitize-document.ts'
import { toUsualNode } from './usual-node.ts'

/**
 * Makes RichTextInput and the editor exchange the stored JSON instead of HTML. This avoids parsing a long text on every
 * keystroke. RichTextInput also sets content and selection whenever the form's value changes, even by typing. This extension
 * ignores values that the editor already has. Otherwise, a new empty list would become an empty text, and a selected image
 * would lose its selection.
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

/** Stored body as the editor's document. Null for an empty body, and for plain text, which `ReadOnlyBody` shows. */
export const toDocument = (stored: unknown, schema: Schema): Node | null => {
  const body = readStoredBody(stored)
  if (!body || 'words' in body) return null
  return toUsualNode(Node.fromJSON(schema, body.document), schema)
}

const stored = new WeakMap<Node, string>()

/** Serializes the editor's document for storage. */
export const serializeDocument = (document: Node): string => {
  const known = stored.get(document)
  if (known !== undefined) return known
  const text = JSON.stringify(sanitizeDocument(document.toJSON()))
  stored.set(document, text)
  return text
}
