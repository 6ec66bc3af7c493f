import AddIcon from '@mui/icons-material/Add'
import { Button, Divider, Menu, MenuItem } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { InsertDataDialog } from '../dialogs/insert-data-dialog.tsx'
import { insertableKinds } from '../views/directive-kinds.ts'
import type { DialogName } from '../visual/editor-hooks.ts'

interface Props {
  editor: Editor
  openDialog: (name: DialogName) => void
}

/** Everything that can be put into a page besides words. */
export const InsertMenu = ({ editor, openDialog }: Props) => {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [kind, setKind] = useState<string>()
  const then = (run: () => void) => () => {
    setAnchor(undefined)
    // The menu gives the focus back to its button first.
    setTimeout(run)
  }
  const insert = (content: object) => then(() => editor.chain().focus().insertContent(content).run())
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
        <MenuItem onClick={then(() => editor.chain().focus().insertTable({ rows: 3, cols: 2 }).run())}>
          {t('Table')}
        </MenuItem>
        <MenuItem onClick={insert(newVerse)}>{t('Verse')}</MenuItem>
        <MenuItem onClick={then(() => editor.chain().focus().setHorizontalRule().run())}>
          {t('Dividing line')}
        </MenuItem>
        <Divider />
        {Object.entries(insertableKinds).map(([name, { label }]) => (
          <MenuItem key={name} onClick={then(() => setKind(name))}>
            {t('%{what} …', { what: t(label) })}
          </MenuItem>
        ))}
      </Menu>
      {kind !== undefined && (
        <InsertDataDialog kind={kind} editor={editor} onClose={() => setKind(undefined)} />
      )}
    </>
  )
}

const newVerse = { type: 'verse', attrs: { info: 'verse' }, content: [{ type: 'stanza' }] }
