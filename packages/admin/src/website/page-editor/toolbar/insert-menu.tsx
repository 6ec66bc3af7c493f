import AddIcon from '@mui/icons-material/Add'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useRef, useState, type Ref } from 'react'
import { useTranslate } from 'react-admin'
import { fileEndings } from '@kampana/shared/media/file'
import { startUploads, type UploadHandlers } from '../../../crud/rich-text/uploads/start-uploads.ts'
import { InsertDataDialog } from '../dialogs/insert-data-dialog.tsx'
import { directiveLabel, insertableKinds } from '../views/directive-kinds.ts'
import type { DialogName } from '../visual/editor-hooks.ts'
import { insertBlock, newBlocks } from '../visual/insert-block.ts'

interface Props {
  editor: Editor
  openDialog: (name: DialogName) => void
  uploads: UploadHandlers
}

/** Everything that can be put into a page besides words. */
export const InsertMenu = ({ editor, openDialog, uploads }: Props) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [kind, setKind] = useState<string>()
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
  const insert = (content: object) => then(() => insertBlock(editor, content))
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
        <MenuItem onClick={insert(newBlocks.table)}>{t('Table')}</MenuItem>
        <MenuItem onClick={insert(newBlocks.verse)}>{t('Verse')}</MenuItem>
        <MenuItem onClick={insert(newBlocks.line)}>{t('Dividing line')}</MenuItem>
        <Divider />
        {Object.keys(insertableKinds).map((name) => (
          <MenuItem key={name} onClick={then(() => setKind(name))}>
            {t('%{what} …', { what: t(directiveLabel(name)) })}
          </MenuItem>
        ))}
      </Menu>
      <FileInput ref={files} editor={editor} uploads={uploads} />
      {kind !== undefined && (
        <InsertDataDialog kind={kind} editor={editor} onClose={() => setKind(undefined)} />
      )}
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
