import LinkIcon from '@mui/icons-material/InsertLink'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { Box } from '@mui/material'
import type { Editor } from '@tiptap/react'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslate } from 'react-admin'
import type { UploadHandlers } from '../../../crud/rich-text/uploads/start-uploads.ts'
import { keepFocus } from '../../../crud/rich-text/toolbar/keep-focus.ts'
import { msg } from '../../../language/msg.ts'
import type { DialogName } from '../visual/editor-hooks.ts'
import { CommandButton } from './command-button.tsx'
import { blockCommands, historyCommands, textCommands, type Command } from './commands.ts'
import { InsertMenu } from './insert-menu.tsx'
import { KindSelect } from './kind-select.tsx'
import { SelectionBar } from './selection-bar.tsx'

interface Props {
  ref: Ref<HTMLDivElement>
  editor: Editor
  openDialog: (name: DialogName) => void
  uploads: UploadHandlers
}

/** The tools of a text, in one row that stays in view; below it those of what is selected. */
export const PageToolbar = ({ ref, editor, openDialog, uploads }: Props) => {
  const t = useTranslate()
  const dialogs: readonly Command[] = [
    { label: msg('Link'), Icon: LinkIcon, active: 'link', run: () => openDialog('link') },
    { label: msg('Picture'), Icon: PictureIcon, active: 'figure', run: () => openDialog('picture') },
  ]
  const groups = [textCommands, blockCommands, dialogs]
  return (
    <Box ref={ref} sx={bar} onMouseDown={keepFocus} onKeyDown={(event) => returnToText(event, editor)}>
      <Box role="toolbar" aria-label={t('Tools for the text')} sx={row}>
        <KindSelect editor={editor} />
        {groups.map((commands) => (
          <Box key={commands[0]?.label} sx={group}>
            {commands.map((command) => (
              <CommandButton key={command.label} editor={editor} command={command} />
            ))}
          </Box>
        ))}
        <InsertMenu editor={editor} openDialog={openDialog} uploads={uploads} />
        <Box sx={{ ...group, ml: { sm: 'auto' } }}>
          {historyCommands.map((command) => (
            <CommandButton key={command.label} editor={editor} command={command} />
          ))}
        </Box>
      </Box>
      <SelectionBar editor={editor} openDialog={openDialog} />
    </Box>
  )
}

/** Escape leads back into the text, as Alt and F10 led here. */
const returnToText = (event: KeyboardEvent, editor: Editor): void => {
  if (event.key === 'Escape') editor.commands.focus()
}

const bar = {
  position: 'sticky',
  // Below the dashboard's header.
  top: 56,
  zIndex: 2,
  borderBottom: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
  borderTopLeftRadius: 'inherit',
  borderTopRightRadius: 'inherit',
}
const row = {
  display: 'flex',
  overflowX: 'auto',
  alignItems: 'center',
  gap: 0.5,
  px: 0.5,
  py: 0.75,
}
const group = {
  display: 'flex',
  flexShrink: 0,
  '& .MuiToggleButton-root': {
    border: 0,
    borderRadius: 1,
    width: 34,
    height: 34,
    p: 0,
    color: 'text.primary',
  },
  '& .Mui-disabled': { opacity: 0.35 },
}
