import { ToggleButton } from '@mui/material'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTranslate } from 'react-admin'
import type { Command } from './commands.ts'

/** A button that is pressed where its mark or block is. */
export const CommandButton = ({ editor, command }: { editor: Editor; command: Command }) => {
  const t = useTranslate()
  const { label, Icon, active, isEnabled, run } = command
  const { selected, disabled } = useEditorState({
    editor,
    selector: () => ({
      selected: active !== undefined && editor.isActive(active),
      disabled: isEnabled?.(editor) === false,
    }),
  })
  return (
    <ToggleButton
      value={label}
      size="small"
      aria-label={t(label)}
      title={t(label)}
      selected={selected}
      disabled={disabled}
      onClick={() => run(editor)}
    >
      <Icon fontSize="small" />
    </ToggleButton>
  )
}
