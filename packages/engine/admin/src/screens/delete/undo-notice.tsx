import { useTranslate } from 'react-admin'
import { Button, Stack } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Deletion } from '../../data-provider/server-message.ts'
import { msg } from '../../language/msg.ts'
import { focusContent, isFocusLost } from '../../page/focus/focus-content.ts'
import { useRestore } from './use-restore.ts'

/** Notification of a deletion. Undo restores the records. */
export const DeletedNotice = ({ message, deletion }: { message: string; deletion: Deletion }) => (
  <UndoNotice message={message} undo={useRestore(deletion).restore} />
)

interface UndoNoticeProps {
  message: string
  /** Without it, the notification has no button. */
  undo: (() => Promise<unknown>) | undefined
  /** Label of the button. */
  label?: string
  /** Content below the message. */
  details?: ReactNode
}

/** Notification with an Undo button, which Ctrl+Z also triggers. */
export const UndoNotice = ({ message, undo, label = msg('Undo'), details }: UndoNoticeProps) => {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const press = (): void => {
    // Two keystrokes can arrive before the disabled state has rendered.
    if (running.current || !undo) return
    setBusy((running.current = true))
    void undo().finally(() => setBusy((running.current = false)))
  }
  useEffect(() => takeLostFocus(button.current), [])
  useEffect(() => (undo ? onUndoKeys(press) : undefined))
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" sx={{ columnGap: 2, rowGap: 0.5 }}>
      <span>
        {t(message)}
        {details}
      </span>
      {undo && (
        <Button
          ref={button}
          size="small"
          color="inherit"
          variant="outlined"
          // A disabled button would lose focus.
          aria-disabled={busy}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={press}
        >
          {t(label)}
        </Button>
      )}
    </Stack>
  )
}

/** Takes focus if the focused button was removed with the record, but only for keyboard users (`:focus-visible`). */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (!button || !isFocusLost()) return
  button.focus()
  if (!button.matches(':focus-visible')) focusContent()
}

/** Calls `undo` on Ctrl+Z, except in inputs, whose own undo has precedence. */
const onUndoKeys = (undo: () => void): (() => void) => {
  const listen = (event: KeyboardEvent) => {
    const typing =
      event.target instanceof Element &&
      event.target.closest('input, textarea, select, [contenteditable=true], dialog')
    if (typing || event.shiftKey || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey))
      return
    event.preventDefault()
    undo()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
