import LinkIcon from '@mui/icons-material/AddLinkOutlined'
import { useState } from 'react'
import { Button, CanAccess, useRecordContext, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isPublished } from './publishing.ts'

const PreviewLinkDialog = lazyComponent(() => import('./preview-link-dialog.tsx'), 'PreviewLinkDialog', {
  overlay: true,
})

/** Opens the links by which people without an account see an update before it is published. */
export const PreviewLink = () => {
  const t = useTranslate()
  const record = useRecordContext()
  const [open, setOpen] = useState(false)
  if (record?.status === undefined || isPublished(record)) return null
  return (
    <CanAccess action="edit">
      <Button label={t('Preview link')} onClick={() => setOpen(true)}>
        <LinkIcon />
      </Button>
      {open && <PreviewLinkDialog id={record.id} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
