import { figureSizes, type FigureSize } from '@kampana/engine-declare/rich-text/media-rules'
import type { NodeType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import type { Editor } from '@tiptap/core'
import { msg } from '../../language/msg.ts'
import { findBodyNode, type KitNode } from '../body-nodes.ts'
import { changeNode, findToolNode, moveInGallery, type ToolNode } from './tool-node.ts'

/** Tool of a node. */
export interface Tool {
  label: string
  run: () => void
  isPressed?: boolean
  isDisabled?: boolean
}

interface Dialogs {
  edit: () => void
  /** Null for people without access to the library. */
  choose: (() => void) | null
}

/** The node with tools that is selected or contains the cursor. */
export const toolNodeOf = (editor: Editor): ToolNode | null =>
  findToolNode(editor, (type, { look }) =>
    // A plain bullet list has none: its buttons are in the toolbar.
    type === 'bulletList' ? look != null : titleOf(type) !== undefined,
  )

/** Title and tools of a node. */
export const nodeTools = (
  editor: Editor,
  node: ToolNode,
  { edit, choose }: Dialogs,
): { title: string; tools: readonly Tool[] } => {
  const { type, attrs, gallery } = node
  const title = attrs['look'] === 'outline' ? msg('Outline') : titleOf(type)
  if (title === undefined) return { title: '', tools: [] }
  const label = type === 'image' ? msg('Describe picture') : findBodyNode(type)?.edit
  const another = gallery ? msg('Add pictures') : msg('Replace picture')
  return {
    title,
    tools: [
      ...(ownTools[type as NodeType]?.(editor, node) ?? []),
      ...(label === undefined ? [] : [{ label, run: edit }]),
      ...(type === 'figure' && choose ? [{ label: another, run: choose }] : []),
      ...(type === 'table' || type === 'bulletList' ? [] : [{ label: msg('Remove'), run: remove }]),
    ],
  }
  function remove() {
    const selection = editor.chain().focus()
    ;(node.isSelected ? selection.deleteSelection() : selection.deleteNode(type)).run()
  }
}

const kitTitles: Readonly<Partial<Record<KitNode, string>>> = {
  image: msg('Picture'),
  horizontalRule: msg('Divider'),
  table: msg('Table'),
  bulletList: msg('Timeline'),
}
const titleOf = (type: string): string | undefined => kitTitles[type as KitNode] ?? findBodyNode(type)?.title

const sizeLabels: Readonly<Record<FigureSize, string>> = {
  small: msg('Small'),
  medium: msg('Medium'),
  wide: msg('Wide'),
}

/** Tools of each node type, in addition to those of all nodes. */
const ownTools: Readonly<Partial<Record<NodeType, (editor: Editor, node: ToolNode) => readonly Tool[]>>> = {
  figure: (editor, node) => {
    const { gallery, attrs } = node
    if (!gallery)
      return figureSizes.map((size) => ({
        label: sizeLabels[size],
        isPressed: (attrs['size'] ?? 'medium') === size,
        run: () => changeNode(editor, node, { size }),
      }))
    const move = (label: string, by: 1 | -1, end: number): Tool => ({
      label,
      isDisabled: gallery.index === end,
      run: () => void moveInGallery(editor, by),
    })
    return [move(msg('Move earlier'), -1, 0), move(msg('Move later'), 1, gallery.count - 1)]
  },
  table: (editor) => {
    const run = () => editor.chain().focus()
    return [
      { label: msg('Add row below'), run: () => run().addRowAfter().run() },
      { label: msg('Add row above'), run: () => run().addRowBefore().run() },
      { label: msg('Add column right'), run: () => run().addColumnAfter().run() },
      { label: msg('Remove row'), run: () => run().deleteRow().run() },
      { label: msg('Remove column'), run: () => run().deleteColumn().run() },
      { label: msg('Remove table'), run: () => run().deleteTable().run() },
    ]
  },
  verse: (editor, { isRefrain = false }) => [
    {
      label: msg('Refrain'),
      isPressed: isRefrain,
      run: () =>
        editor
          .chain()
          .focus()
          .updateAttributes('stanza', { refrain: isRefrain ? null : true })
          .run(),
    },
  ],
  bulletList: (editor, node) => [
    { label: msg('Convert to plain list'), run: () => changeNode(editor, node, { look: null }) },
  ],
}
