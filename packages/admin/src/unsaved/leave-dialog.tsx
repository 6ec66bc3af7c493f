import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useWords } from '../language/words.ts'

interface Props {
  open: boolean
  onSave: () => void
  onLeave: () => void
  onCancel: () => void
}

/** What becomes of what was typed. Closing it by Escape is to stay. */
export const LeaveDialog = ({ open, onSave, onLeave, onCancel }: Props) => {
  const t = useWords()
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{t('Save your changes?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{t('What you typed here is not saved yet.')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('Cancel')}</Button>
        <Button color="error" onClick={onLeave}>
          {t('Leave')}
        </Button>
        {/* The answer that loses nothing. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button variant="contained" autoFocus onClick={onSave}>
          {t('Save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
