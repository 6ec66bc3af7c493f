import AddIcon from '@mui/icons-material/Add'
import { Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { msg } from '../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { bodyNodes, type AskedNode, type BodyNode } from '../body-nodes.ts'
import { insertBlocks, insertBlockToFill, insertList } from '../media/insert-blocks.ts'
import { ToolButton } from './tool-button.tsx'

const NodeDialog = lazyComponent(() => import('../dialogs/node-dialog.tsx'), 'NodeDialog', { overlay: true })

/** Entry of the insert menu: inserts directly with the cursor inside, or opens a dialog first. */
type Insertion = readonly [label: string, insert: AskedNode | ((editor: Editor) => unknown)]
const insertions: readonly Insertion[] = [
  ...Object.entries<BodyNode>(bodyNodes).flatMap(([type, { insert }]): Insertion[] => {
    if (!insert) return []
    const { label, content } = insert
    return [[label, content ? (editor) => insertBlockToFill(editor, { type, content }) : (type as AskedNode)]]
  }),
  [msg('Timeline'), (editor) => insertList(editor, 'timeline')],
  [msg('Outline (offices and their units)'), (editor) => insertList(editor, 'outline')],
  [msg('Divider'), (editor) => editor.chain().focus().setHorizontalRule().run()],
]

/** Menu of further inserts. */
export const MoreMenu = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [asked, setAsked] = useState<AskedNode>()
  const close = () => setAsked(undefined)
  const choose = (insert: Insertion[1]) => {
    setAnchor(undefined)
    if (typeof insert === 'string') setAsked(insert)
    // The menu returns focus to its button first.
    else setTimeout(() => insert(editor))
  }
  return (
    <>
      <ToolButton
        label={t('Insert')}
        Icon={AddIcon}
        hasMenu
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {insertions.map(([label, insert]) => (
            <MenuItem key={label} onClick={() => choose(insert)}>
              {t(label)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {asked && (
        <NodeDialog
          type={asked}
          attrs={{}}
          onAnswer={(attrs) => {
            backToText(editor, close)
            const node = { type: asked, attrs }
            if (asked === 'value') editor.chain().focus().insertContent(node).run()
            else insertBlocks(editor, [node])
          }}
          onClose={close}
        />
      )}
    </>
  )
}
