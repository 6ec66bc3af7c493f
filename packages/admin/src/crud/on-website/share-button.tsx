import ShareIcon from '@mui/icons-material/ShareOutlined'
import { useState } from 'react'
import { Button, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'

const ShareDialog = lazyComponent(() => import('./share-dialog.tsx'), 'ShareDialog', { overlay: true })

interface Props {
  /** What is said before the address. */
  lines: readonly string[]
  address: string
}

/** Opens a text that is ready for Facebook and Messenger. */
export const ShareButton = ({ lines, address }: Props) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button label={t('Share')} onClick={() => setOpen(true)}>
        <ShareIcon />
      </Button>
      {open && <ShareDialog {...{ lines, address }} onClose={() => setOpen(false)} />}
    </>
  )
}
