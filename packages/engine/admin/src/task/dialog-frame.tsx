import { Dialog, type DialogProps } from '@mui/material'
import { useOnPhone } from '../screens/use-on-phone.ts'

export interface FrameProps extends Omit<DialogProps, 'open' | 'title' | 'onClose' | 'fullWidth'> {
  onClose: (reason?: 'backdropClick' | 'escapeKeyDown') => void
  /** True if Escape and clicks outside are ignored, because changes would be lost. */
  stays?: boolean
  /** True if it fills the screen on phones. */
  large?: boolean
}

/** Frame of a dialog, labeled by its title. */
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
