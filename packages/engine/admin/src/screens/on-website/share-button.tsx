import ShareIcon from '@mui/icons-material/ShareOutlined'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { msg } from '../../language/msg.ts'
import { DialogButton } from '../dialog-button.tsx'

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'), 'ShareDialog', { overlay: true })

interface Props {
  /** Lines above the address. */
  lines: readonly string[]
  address: string
}

/** Button that opens a post for Facebook and Messenger. */
export const ShareButton = (props: Props) => (
  <DialogButton label={msg('Share')} icon={<ShareIcon />}>
    {(close) => <ShareDialog {...props} onClose={close} />}
  </DialogButton>
)
