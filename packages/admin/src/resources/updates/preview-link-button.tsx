import LinkIcon from '@mui/icons-material/AddLinkOutlined'
import { CanAccess, useRecordContext } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { DialogButton } from '@kampana/engine-admin/screens/dialog-button.tsx'
import { msg } from '@kampana/engine-admin/language/msg'
import { isPublished } from './publishing.ts'

const PreviewLinkDialog = lazyComponent(() => import('./preview-link-dialog.tsx'), 'PreviewLinkDialog', {
  overlay: true,
})

/** Opens the preview links of an update, which show it to people without an account before it is published. */
export const PreviewLinkButton = () => {
  const record = useRecordContext()
  if (record?.status === undefined || isPublished(record)) return null
  return (
    <CanAccess action="edit">
      <DialogButton label={msg('Preview link')} icon={<LinkIcon />}>
        {(close) => <PreviewLinkDialog id={record.id} onClose={close} />}
      </DialogButton>
    </CanAccess>
  )
}
