import { Box, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { FormDialog } from '../../../task/form-dialog.tsx'

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

/** Asks for one line of text. */
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
  const [answer, setAnswer] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const submit = () => {
    const newProblem = check?.(answer)
    if (newProblem === undefined) onAnswer(answer)
    setProblem(newProblem)
  }
  return (
    <FormDialog title={title} maxWidth="xs" onClose={onCancel} onSubmit={submit} submitLabel={action}>
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
    </FormDialog>
  )
}
