import AddIcon from '@mui/icons-material/Add'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useRef, useState, type Ref } from 'react'
import { useTranslate } from 'react-admin'
import { fileEndings } from '@kampana/shared/media/file'
import { startUploads, type UploadHandlers } from '../../../crud/rich-text/uploads/start-uploads.ts'
import { lookLabels } from '../views/directive-kinds.ts'
import type { DialogName } from '../visual/editor-hooks.ts'
import { insertBlocks, newBlocks } from '../visual/insert-block.ts'

interface Props {
  editor: Editor
  openDialog: (name: DialogName) => void
  uploads: UploadHandlers
}

/** Everything that can be put into a page besides words. */
export const InsertMenu = ({ editor, openDialog, uploads }: Props) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const files = useRef<HTMLInputElement>(null)
  const then = (run: () => void) => () => {
    setAnchor(undefined)
    // The menu gives the focus back to its button first.
    setTimeout(run)
  }
  const chooseFiles = () => {
    setAnchor(undefined)
    files.current?.click()
  }
  const insert = (kind: keyof typeof newBlocks) => then(() => insertBlocks(editor, newBlocks[kind]))
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {t('Insert')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={then(() => openDialog('value'))}>{t('Value …')}</MenuItem>
        <MenuItem onClick={then(() => openDialog('video'))}>
          {t('Video from YouTube, Vimeo or Facebook')}
        </MenuItem>
        <MenuItem onClick={chooseFiles}>{t('File: PDF or office document')}</MenuItem>
        <MenuItem onClick={then(() => openDialog('button'))}>{t('Button that leads somewhere')}</MenuItem>
        <MenuItem onClick={insert('table')}>{t('Table')}</MenuItem>
        <MenuItem onClick={insert('verse')}>{t('Verse')}</MenuItem>
        <MenuItem onClick={insert('line')}>{t('Dividing line')}</MenuItem>
        <Divider />
        {lookLabels.map(([look, label]) => (
          <MenuItem key={look} onClick={insert(look)}>
            {t(label)}
          </MenuItem>
        ))}
      </Menu>
      <FileInput ref={files} editor={editor} uploads={uploads} />
    </>
  )
}

const FileInput = ({
  ref,
  editor,
  uploads,
}: {
  ref: Ref<HTMLInputElement>
  editor: Editor
  uploads: UploadHandlers
}) => {
  const t = useTranslate()
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={fileEndings.map((ending) => `.${ending}`).join(',')}
      aria-label={t('File to attach')}
      onChange={({ target }) => {
        startUploads(editor.view, [...(target.files ?? [])], editor.state.selection.to, uploads)
        // The same file may be chosen again after a failure.
        target.value = ''
      }}
    />
  )
}
