import { Dialog, type DialogProps } from '@mui/material'
import { useOnPhone } from '../crud/use-on-phone.ts'

export interface FrameProps extends Omit<DialogProps, 'open' | 'title' | 'onClose' | 'fullWidth'> {
  onClose: (reason?: 'backdropClick' | 'escapeKeyDown') => void
  /** Whether Escape and a press beside it are without effect, since something would be lost. */
  stays?: boolean
  /** Whether it fills the screen of a phone. */
  large?: boolean
}

/** The frame of a dialog, which its title names. */
export const DialogFrame = ({ onClose, stays = false, large = false, ...dialog }: FrameProps) => {
  const onPhone = useOnPhone()
  return (
    <Dialog
      open
      fullWidth
      fullScreen={large && onPhone}
      onClose={(_event, reason) => stays || onClose(reason)}
      {...dialog}
    />
  )
}
