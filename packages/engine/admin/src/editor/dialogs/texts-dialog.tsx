import { Box, TextField } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../../task/form-dialog.tsx'

type Texts = Readonly<Record<string, string>>

/** Text input of a dialog. */
export interface TextQuestion {
  label: string
  hint?: string
  /** In UTF-16 code units. */
  max: number
  /** Error for an empty text; undefined if the text is optional. */
  missing?: string | undefined
  /** Returns the error of an invalid text. */
  check?: (text: string) => string | undefined
  multiline?: boolean
  disabled?: boolean
  below?: ReactNode
  /** Custom input that replaces the text input. */
  renderInput?: (given: {
    text: string
    problem: string | undefined
    change: (texts: Texts) => void
    texts: Texts
  }) => ReactNode
}

interface Props<Name extends string> {
  title: string
  action: string
  questions: Readonly<Partial<Record<Name, TextQuestion>>>
  initial: Readonly<Record<string, unknown>>
  above?: ReactNode
  aside?: ReactNode
  /** Called with the trimmed texts; '' for none. */
  onAnswer: (texts: Readonly<Record<Name, string>>) => void
  onClose: () => void
}

/** Dialog with several text inputs. Shows errors after the first submit. */
export const TextsDialog = <Name extends string>(props: Props<Name>) => {
  const { title, action, initial, above, aside, onAnswer, onClose } = props
  const questions = Object.entries(props.questions) as [Name, TextQuestion][]
  const t = useTranslate()
  const [isSent, setSent] = useState(false)
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(questions.map(([name]) => [name, textOf(initial[name])])),
  )
  const change = (changed: Texts) => setTexts((current) => ({ ...current, ...changed }))
  const problemOf = (name: Name, { max, missing, check, disabled = false }: TextQuestion) => {
    const text = texts[name]?.trim() ?? ''
    if (disabled) return undefined
    if (text === '') return missing && t(missing)
    if (text.length > max) return t('Use at most %{max} characters.', { max })
    const problem = check?.(text)
    return problem && t(problem)
  }
  const submit = () => {
    setSent(true)
    if (questions.every(([name, question]) => problemOf(name, question) === undefined))
      onAnswer(
        Object.fromEntries(questions.map(([name]) => [name, texts[name]?.trim()])) as Record<Name, string>,
      )
  }
  return (
    <FormDialog
      title={t(title)}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={submit}
      submitLabel={action}
      aside={aside}
    >
      {above}
      {questions.map(([name, question], index) => {
        const problem = isSent ? problemOf(name, question) : undefined
        const text = texts[name] ?? ''
        return (
          <Box key={name}>
            {question.renderInput?.({ text, problem, change, texts }) ?? (
              <TextField
                // A dialog takes the focus to its first input.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={index === 0}
                fullWidth
                multiline={question.multiline ?? false}
                disabled={question.disabled ?? false}
                margin="dense"
                label={t(question.label)}
                value={text}
                error={problem !== undefined}
                // The hint stays beside an error, since it is most useful then.
                helperText={
                  <>
                    {problem}
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                      {question.hint && t(question.hint)}
                    </Box>
                  </>
                }
                onChange={({ target }) => change({ [name]: target.value })}
              />
            )}
            {question.below}
          </Box>
        )
      })}
    </FormDialog>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
