import LinkIcon from '@mui/icons-material/AddLinkOutlined'
import { useState } from 'react'
import { Button, CanAccess, type Identifier, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'

const PreviewLinkDialog = lazyComponent(() => import('./preview-link-dialog.tsx'), 'PreviewLinkDialog', {
  overlay: true,
})

/** Opens the links by which people without an account see an update. */
export const PreviewLinkButton = ({ id }: { id: Identifier }) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <CanAccess action="edit">
      <Button label={t('Preview link')} onClick={() => setOpen(true)}>
        <LinkIcon />
      </Button>
      {open && <PreviewLinkDialog id={id} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
