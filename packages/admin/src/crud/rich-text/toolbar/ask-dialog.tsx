import { useTranslate } from 'react-admin'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState, type FormEvent, type ReactNode } from 'react'

interface Props {
  title: string
  label: string
  action: string
  hint: string
  initial?: string
  /** The validation error of an answer, or undefined. */
  check?: (answer: string) => string | undefined
  onAnswer: (answer: string) => void
  onCancel: () => void
  /** Disables the input. */
  disabled?: boolean
  children?: ReactNode
  /** Rendered below the input. */
  after?: ReactNode
}

/** Asks for one line of text. In React's tree the record's form is an ancestor: the submit event must not bubble to it. */
export const AskDialog = ({
  title,
  label,
  action,
  hint,
  initial = '',
  check,
  onAnswer,
  onCancel,
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
    const newProblem = check?.(answer)
    if (newProblem === undefined) onAnswer(answer)
    setProblem(newProblem)
  }
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs">
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
            // The hint stays beside an error, when it is needed most.
            helperText={
              <>
                {problem}
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {hint}
                </Box>
              </>
            }
            onChange={({ target }) => setAnswer(target.value)}
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
