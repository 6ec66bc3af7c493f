import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { msg } from '../../../language/msg.ts'
import type { MediaTool } from '../media/media-tools.ts'
import { setListLook } from '../lists/list-look.ts'
import { tableActions } from '../table/table-actions.ts'

/** A block around the cursor that has tools of its own, and what of it they show. */
export interface ToolBlock {
  type: string
  pos: number
  look: unknown
  isRefrain: boolean
}

/** The innermost one. */
export const findToolBlock = ({ state }: Editor): ToolBlock | null => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (hasTools(node))
      return {
        type: node.type.name,
        pos: $from.before(depth),
        look: node.attrs.look,
        isRefrain: $from.parent.attrs.refrain === true,
      }
  }
  return null
}

/** A plain bullet list has no tools: its buttons are in the toolbar. */
const hasTools = ({ type, attrs }: Node): boolean =>
  type.name === 'bulletList' ? attrs.look != null : Object.hasOwn(blockTools, type.name)

/** What a block is called, and what can be done with it. */
export const listBlockTools = (
  editor: Editor,
  block: ToolBlock,
): { title: string; tools: readonly MediaTool[] } =>
  blockTools[block.type]?.(editor, block) ?? { title: '', tools: [] }

const blockTools: Readonly<
  Record<string, (editor: Editor, block: ToolBlock) => { title: string; tools: readonly MediaTool[] }>
> = {
  table: (editor) => ({ title: msg('Table'), tools: tableActions(editor) }),
  facts: (editor) => ({ title: msg('Facts'), tools: [removeBlock(editor, 'facts')] }),
  verse: (editor, { isRefrain }) => ({
    title: msg('Verse'),
    tools: [
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
      removeBlock(editor, 'verse'),
    ],
  }),
  bulletList: (editor, { look, pos }) => ({
    title: look === 'timeline' ? msg('Timeline') : msg('Outline'),
    tools: [
      {
        label: msg('Make it a plain list'),
        run: () => setListLook(editor, pos, null),
      },
    ],
  }),
}

const removeBlock = (editor: Editor, type: string): MediaTool => ({
  label: msg('Take it out'),
  run: () => editor.chain().focus().deleteNode(type).run(),
})
