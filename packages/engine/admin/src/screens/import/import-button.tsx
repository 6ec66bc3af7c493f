import type { Resource } from '@kampana/engine-declare/resource'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { CanAccess } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { msg } from '../../language/msg.ts'
import { DialogButton } from '../dialog-button.tsx'

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx'), 'ImportDialog', { overlay: true })

/** Button that imports records from a CSV file, if the declaration allows it. */
export const ImportButton = ({ resource }: { resource: Resource }) => {
  if (!resource.actions.includes('create') || resource.csvIn === false) return null
  return (
    <CanAccess action="create">
      <DialogButton label={msg('Import')} icon={<UploadIcon />}>
        {(close) => <ImportDialog resource={resource} onClose={close} />}
      </DialogButton>
    </CanAccess>
  )
}
