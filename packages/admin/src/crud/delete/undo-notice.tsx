import { useTranslate } from 'react-admin'
import { Button, Stack } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { focusContent, isFocusLost } from '../../layout/focus-content.ts'

/** What was done, and the way back: by the button, or by the keys that undo everywhere else. */
export const UndoNotice = ({ said, undo }: { said: string; undo: () => Promise<void> }) => {
  const t = useTranslate()
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  const press = (): void => {
    // Two strokes of a key come before the button is seen to be disabled.
    if (under.current) return
    setBusy((under.current = true))
    void undo().finally(() => setBusy((under.current = false)))
  }
  useEffect(() => takeLostFocus(button.current), [])
  useEffect(() => onUndoKeys(press))
  return (
    <Stack direction="row" flexWrap="wrap" alignItems="center" sx={{ columnGap: 2, rowGap: 0.5 }}>
      <span>{t(said)}</span>
      <Button
        ref={button}
        size="small"
        color="inherit"
        variant="outlined"
        // A button that can't be pressed would lose the focus.
        aria-disabled={busy}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={press}
      >
        {t('Undo')}
      </Button>
    </Stack>
  )
}

/**
 * The button that did it may have gone with the record. Whoever works by the keyboard goes on here; browsers say who
 * that is by whether they would show the focus.
 */
const takeLostFocus = (button: HTMLButtonElement | null): void => {
  if (!button || !isFocusLost()) return
  button.focus()
  if (!button.matches(':focus-visible')) focusContent()
}

/** Where somebody types, the keys undo their typing. */
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
