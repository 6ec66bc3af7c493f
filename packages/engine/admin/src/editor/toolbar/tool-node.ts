import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import type { Attributes } from '../body-nodes.ts'

/** The selected node, or a block around the cursor. */
export interface ToolNode {
  type: string
  pos: number
  attrs: Attributes
  isSelected: boolean
  /** Position of an image in its gallery, and the number of images. */
  gallery?: { index: number; count: number }
  /** True if the cursor is in the refrain of a verse. */
  isRefrain?: boolean
}

/** The selected node, or else the innermost node around the cursor that has tools. */
export const findToolNode = (
  { state: { selection } }: Editor,
  hasTools: (type: string, attrs: Attributes) => boolean,
): ToolNode | null => {
  const { $from } = selection
  if (selection instanceof NodeSelection) {
    const { node, from } = selection
    const { parent } = $from
    return {
      type: node.type.name,
      pos: from,
      attrs: node.attrs,
      isSelected: true,
      ...(parent.type.name === 'gallery' && {
        gallery: { index: $from.index(), count: parent.childCount },
      }),
    }
  }
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth)
    if (hasTools(type.name, attrs))
      return {
        type: type.name,
        pos: $from.before(depth),
        attrs,
        isSelected: false,
        isRefrain: $from.parent.attrs.refrain === true,
      }
  }
  return null
}

/** Changes attributes of the node at a position, unless the node has been replaced. A selected node stays selected. */
export const changeNode = (editor: Editor, { pos, type, isSelected }: ToolNode, attrs: Attributes): void => {
  const node = editor.state.doc.nodeAt(pos)
  if (node?.type.name !== type) return
  const change = editor.state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...attrs })
  if (isSelected) change.setSelection(NodeSelection.create(change.doc, pos))
  editor.view.dispatch(change)
  editor.commands.focus()
}

/** Moves the selected image of a gallery by one position and keeps it selected. Returns true if it moved. */
export const moveInGallery = (editor: Editor, by: 1 | -1): boolean => {
  const { selection, tr } = editor.state
  if (!(selection instanceof NodeSelection) || selection.$from.parent.type.name !== 'gallery') return false
  const { $from, node, from, to } = selection
  const neighbor = $from.parent.maybeChild($from.index() + by)
  if (!neighbor) return true
  const target = from + by * neighbor.nodeSize
  tr.delete(from, to).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target))
  editor.view.dispatch(tr.scrollIntoView())
  return true
}
