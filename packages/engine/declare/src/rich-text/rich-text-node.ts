/** A node of a ProseMirror document in the editor's serialization (prosemirror-model's `Node.toJSON`). */
export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichTextNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}
