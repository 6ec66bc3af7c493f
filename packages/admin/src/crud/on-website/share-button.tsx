import ShareIcon from '@mui/icons-material/ShareOutlined'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { msg } from '../../language/msg.ts'
import { DialogButton } from '../dialog-button.tsx'

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'), 'ShareDialog', { overlay: true })

interface Props {
  /** What is said before the address. */
  lines: readonly string[]
  address: string
}

/** Opens a text that is ready for Facebook and Messenger. */
export const ShareButton = (props: Props) => (
  <DialogButton label={msg('Share')} icon={<ShareIcon />}>
    {(close) => <ShareDialog {...props} onClose={close} />}
  </DialogButton>
)
