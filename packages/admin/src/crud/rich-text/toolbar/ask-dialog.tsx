import { useTranslate } from 'react-admin'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type FormEvent, type ReactNode } from 'react'

interface Props {
  title: string
  label: string
  action: string
  hint: string
  initial?: string
  /** What is wrong with an answer, or undefined. */
  check?: (answer: string) => string | undefined
  onAnswer: (answer: string) => void
  onCancel: () => void
  /** Told by Escape and by a click beside it, where that isn't the same as cancelling. */
  onLeave?: () => void
  onType?: (answer: string) => void
  /** Nothing can be entered just now. */
  disabled?: boolean
  children?: ReactNode
  /** What stands below the line. */
  after?: ReactNode
}

/** Asks for one line of text. It stands inside the record's form, whose submission it must not set off. */
export const AskDialog = ({
  title,
  label,
  action,
  hint,
  initial = '',
  check,
  onAnswer,
  onCancel,
  onLeave = onCancel,
  onType,
  disabled = false,
  children,
  after,
}: Props) => {
  const t = useTranslate()
  const [answer, setAnswer] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const found = check?.(answer)
    if (found === undefined) onAnswer(answer)
    setProblem(found)
  }
  return (
    <Dialog open onClose={onLeave} fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          {children}
          <TextField
            // A dialog takes the focus to its only input.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            fullWidth
            disabled={disabled}
            margin="dense"
            label={label}
            value={answer}
            error={problem !== undefined}
            // What an answer may be is needed most by those whose answer was refused.
            helperText={
              <>
                {problem}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {hint}
                </Box>
              </>
            }
            onChange={({ target }) => {
              setAnswer(target.value)
              onType?.(target.value)
            }}
          />
          {after}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
