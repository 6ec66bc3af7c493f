import HistoryIcon from '@mui/icons-material/History'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isFullRecord } from '../../data-provider/record-version.ts'
import { msg } from '../../language/msg.ts'
import { DialogButton } from '../dialog-button.tsx'

const VersionsDialog = lazyComponent(() => import('./versions-dialog.tsx'), 'VersionsDialog', {
  overlay: true,
})

interface Props {
  resource: Resource
  record: RaRecord
  /** True if nobody may edit this record. */
  isReadOnly: boolean
}

/** Opens the versions of a record, any of which can be restored. */
export const VersionsButton = (props: Props) => (
  <DialogButton label={msg('Versions')} icon={<HistoryIcon />} disabled={!isFullRecord(props.record)}>
    {(close) => <VersionsDialog {...props} onClose={close} />}
  </DialogButton>
)
