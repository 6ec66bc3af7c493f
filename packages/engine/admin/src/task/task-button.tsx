import { Button, type ButtonProps } from '@mui/material'
import { useRef, useState, type MouseEvent } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../language/msg.ts'
import { useRestoreFocus } from '../page/focus/use-restore-focus.ts'

interface Props extends Omit<ButtonProps, 'children'> {
  label: string
  /** True while a call of this button or of an adjacent button is running. */
  busy: boolean
}

/**
 * Button that calls the server. While the call runs, its label changes, it ignores clicks, and it keeps the focus, which a
 * disabled button would lose.
 */
export const TaskButton = ({ label, busy, onClick, ...button }: Props) => {
  const t = useTranslate()
  const element = useRef<HTMLButtonElement>(null)
  const [pressed, setPressed] = useState(false)
  const [wasBusy, setWasBusy] = useState(busy)
  useRestoreFocus(element)
  if (wasBusy !== busy) {
    setWasBusy(busy)
    if (!busy) setPressed(false)
  }
  const showsBusy = busy && pressed
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    setPressed(true)
    onClick?.(event)
  }
  return (
    <Button
      ref={element}
      {...button}
      // It would override the label of the running call.
      aria-label={showsBusy ? undefined : button['aria-label']}
      aria-disabled={busy}
      onClick={press}
    >
      {t(showsBusy ? busyLabel(label) : label)}
    </Button>
  )
}

/** Label while the call is running. */
const busyLabel = (label: string): string => underWay[label] ?? msg('Please wait…')

const underWay: Readonly<Record<string, string>> = {
  Publish: msg('Publishing…'),
  'Publish now': msg('Publishing…'),
  'ra.action.save': msg('Saving…'),
  Save: msg('Saving…'),
  'Save draft': msg('Saving…'),
  'Check file': msg('Checking…'),
  Import: msg('Importing…'),
}
