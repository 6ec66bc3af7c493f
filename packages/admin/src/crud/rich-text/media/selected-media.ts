import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** The picture, gallery, file, video or button that is selected. */
export interface SelectedMedia {
  type: string
  pos: number
  attrs: Readonly<Record<string, unknown>>
  /** The place of a picture in its gallery, and how many are in it. */
  gallery?: { index: number; count: number }
}

export const findSelectedMedia = (editor: Editor): SelectedMedia | null => {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection)) return null
  const { node, from, $from } = selection
  const { parent } = $from
  return {
    type: node.type.name,
    pos: from,
    attrs: node.attrs,
    ...(parent.type.name === 'gallery' && {
      gallery: { index: $from.index(), count: parent.childCount },
    }),
  }
}

/** Changes attributes of the node at a position, unless it is another one by now; it stays selected. */
export const changeMedia = (
  editor: Editor,
  { pos, type }: Pick<SelectedMedia, 'pos' | 'type'>,
  attrs: Readonly<Record<string, unknown>>,
): void => {
  const node = editor.state.doc.nodeAt(pos)
  if (node?.type.name !== type) return
  const change = editor.state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...attrs })
  editor.view.dispatch(change.setSelection(NodeSelection.create(change.doc, pos)))
  editor.commands.focus()
}

/** Moves the selected picture of a gallery by one place, and keeps it selected. Returns whether it could be moved. */
export const moveInGallery = (editor: Editor, by: 1 | -1): boolean => {
  const { selection, tr } = editor.state
  if (!(selection instanceof NodeSelection) || selection.$from.parent.type.name !== 'gallery') return false
  const { $from, node, from, to } = selection
  const neighbour = $from.parent.maybeChild($from.index() + by)
  if (!neighbour) return true
  const target = from + by * neighbour.nodeSize
  tr.delete(from, to).insert(target, node)
  tr.setSelection(NodeSelection.create(tr.doc, target))
  editor.view.dispatch(tr.scrollIntoView())
  return true
}
