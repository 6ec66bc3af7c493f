import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  disabled: boolean
  onSend: (word: string) => void
}

/** Asks for a word to the author, with which a change is sent back. */
export const SendBackButton = ({ disabled, onSend }: Props) => {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setOpen(false)
    setProblem(undefined)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const word = new FormData(event.currentTarget).get('word')
    if (typeof word !== 'string' || word.trim() === '') return setProblem(t('Please say what is missing.'))
    close()
    onSend(word.trim())
  }
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)}>
        {t('Send back')}
      </Button>
      <Dialog open={isOpen} fullWidth maxWidth="xs" aria-labelledby={id} onClose={close}>
        <form noValidate onSubmit={submit}>
          <DialogTitle id={id}>{t('Send back')}</DialogTitle>
          <DialogContent>
            <TextField
              // A dialog takes the focus to its input.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              fullWidth
              multiline
              name="word"
              label={t('Note of the reviewer')}
              error={problem !== undefined}
              helperText={problem ?? t('Its author reads it at the draft and by mail.')}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
              sx={{ mt: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{t('Cancel')}</Button>
            <Button type="submit" variant="contained">
              {t('Send back')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
