import { Button, Typography } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { Link, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useMayChoosePictures } from '../../screens/upload/use-may-choose.ts'
import { backToText } from '../back-to-text.ts'
import type { AskedNode } from '../body-nodes.ts'
import { listAddress } from '../records/records-attrs.ts'
import { nodeTools, toolNodeOf } from './node-tools.ts'
import { RovingToolbar } from './roving-toolbar.tsx'
import { changeNode, type ToolNode } from './tool-node.ts'

const LibraryDialog = lazyComponent(() => import('../media/library-dialog.tsx'), 'LibraryDialog', {
  overlay: true,
})
const NodeDialog = lazyComponent(() => import('../dialogs/node-dialog.tsx'), 'NodeDialog', { overlay: true })

/** Tools of the selected image, file, video or button, or of the block at the cursor. */
export const NodeToolbar = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [edited, setEdited] = useState<ToolNode>()
  const [chosenFor, setChosenFor] = useState<ToolNode>()
  const mayChoose = useMayChoosePictures()
  const node = useEditorState({ editor, selector: () => editor && toolNodeOf(editor) })
  if (!editor?.isEditable) return null
  const { title, tools } = node
    ? nodeTools(editor, node, {
        edit: () => setEdited(node),
        choose: mayChoose ? () => setChosenFor(node) : null,
      })
    : none
  const shownRecords = node?.type === 'records' ? listAddress(node.attrs) : undefined
  const closeEdited = () => setEdited(undefined)
  return (
    <>
      {tools.length > 0 && (
        <RovingToolbar label={t(title)}>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 0.5 }}>
            {t(title)}
          </Typography>
          {shownRecords !== undefined && (
            // Opens a new tab, so that the text stays open.
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={shownRecords}
              target="_blank"
              sx={oneLine}
            >
              {t('Open records')}
            </Button>
          )}
          {tools.map(({ label, run, isPressed, isDisabled = false }) => (
            <Button
              key={label}
              size="small"
              disabled={isDisabled}
              {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
              variant={isPressed === true ? 'outlined' : 'text'}
              sx={oneLine}
              onClick={run}
            >
              {t(label)}
            </Button>
          ))}
        </RovingToolbar>
      )}
      {chosenFor && (
        <LibraryDialog editor={editor} node={chosenFor} onClose={() => setChosenFor(undefined)} />
      )}
      {edited && (
        <NodeDialog
          type={edited.type as AskedNode}
          attrs={edited.attrs}
          onAnswer={(attrs) => {
            backToText(editor, closeEdited)
            changeNode(editor, edited, attrs)
          }}
          onClose={closeEdited}
        />
      )}
    </>
  )
}

const none = { title: '', tools: [] }
const oneLine = { whiteSpace: 'nowrap', minWidth: 0 } as const
