import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ChoiceInput, type Choice } from './choice-input.tsx'

interface Props {
  title: string
  label: string
  hint: string
  action: string
  choices: readonly Choice[]
  /** What is written there at first. */
  initial: string
  /** Whether what was typed may be something that isn't a choice. */
  isFree?: boolean
  /** Why a value can't be taken, or undefined. */
  check: (value: string) => string | undefined
  onAnswer: (value: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for one of many by its words, or for what is typed. */
export const ChoiceDialog = (props: Props) => {
  const {
    title,
    label,
    hint,
    action,
    choices,
    initial,
    isFree = false,
    check,
    onAnswer,
    onClose,
    children,
  } = props
  const t = useTranslate()
  const [typed, setTyped] = useState(initial)
  const [chosen, setChosen] = useState(() => choices.find((choice) => choice.label === initial) ?? null)
  const [problem, setProblem] = useState<string>()
  // In React's tree the page's form is an ancestor: the submit event must not bubble to it.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const value = chosen && typed === chosen.label ? chosen.value : typed.trim()
    const newProblem = check(value)
    setProblem(newProblem)
    if (newProblem === undefined) onAnswer(value)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'contents' }}>
        <DialogContent sx={{ pt: 0 }}>
          {children}
          <ChoiceInput
            {...{ label, hint, choices, isFree, problem, typed, chosen }}
            onType={setTyped}
            onChoose={setChosen}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
