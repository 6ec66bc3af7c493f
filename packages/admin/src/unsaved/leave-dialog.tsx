import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'

interface Props {
  open: boolean
  onSave: () => void
  onLeave: () => void
  onCancel: () => void
}

/** What becomes of what was typed. Closing it by Escape is to stay. */
export const LeaveDialog = ({ open, onSave, onLeave, onCancel }: Props) => (
  <Dialog open={open} onClose={onCancel} aria-labelledby="leave-title" aria-describedby="leave-text">
    <DialogTitle id="leave-title">Save your changes?</DialogTitle>
    <DialogContent>
      <DialogContentText id="leave-text">What you typed here is not saved yet.</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button onClick={onCancel}>Cancel</Button>
      <Button color="error" onClick={onLeave}>
        Leave
      </Button>
      {/* The answer that loses nothing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button variant="contained" autoFocus onClick={onSave}>
        Save
      </Button>
    </DialogActions>
  </Dialog>
)
