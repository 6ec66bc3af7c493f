/** A node of a ProseMirror document, as the editor serializes it (prosemirror-model's `Node.toJSON`). */
export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichTextNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}
