import { useTranslate } from 'react-admin'
import { Button, Stack } from '@mui/material'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Deletion } from '../../data-provider/server-message.ts'
import { msg } from '../../language/msg.ts'
import { focusContent, isFocusLost } from '../../page/focus/focus-content.ts'
import { useRestore } from './use-restore.ts'

/** A notice of a deletion, whose Undo restores the records. */
export const DeletedNotice = ({ message, deletion }: { message: string; deletion: Deletion }) => (
  <UndoNotice message={message} undo={useRestore(deletion).restore} />
)

interface UndoNoticeProps {
  message: string
  /** Without it, there is no button. */
  undo: (() => Promise<unknown>) | undefined
  /** What its button says. */
  label?: string
  /** What stands below the message. */
  details?: ReactNode
}

/** A notice with Undo, by its button or by Ctrl+Z. */
export const UndoNotice = ({ message, undo, label = msg('Undo'), details }: UndoNoticeProps) => {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const press = (): void => {
    // Two key presses can come before the disabled state has rendered.
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
          // A disabled button would lose the focus.
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

/**
 * Takes the focus when the button that had it was removed with the record, but only for keyboard users, whom
 * `:focus-visible` tells.
 */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (!button || !isFocusLost()) return
  button.focus()
  if (!button.matches(':focus-visible')) focusContent()
}

/** Calls `undo` on Ctrl+Z, except in inputs, where it undoes typing. */
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
