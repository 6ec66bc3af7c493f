import HistoryIcon from '@mui/icons-material/History'
import type { Resource } from '@kampana/shared/resource'
import { useState } from 'react'
import { Button, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isFullRecord } from '../../data-provider/record-version.ts'

const VersionsDialog = lazyComponent(() => import('./versions-dialog.tsx'), 'VersionsDialog', {
  overlay: true,
})

interface Props {
  resource: Resource
  record: RaRecord
  /** Whether nobody may edit this record. */
  isReadOnly: boolean
}

/** Opens the versions of a record, of which any can be put back. */
export const VersionsButton = ({ resource, record, isReadOnly }: Props) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        label={t('Versions')}
        disabled={!isFullRecord(record)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <HistoryIcon />
      </Button>
      {open && (
        <VersionsDialog
          resource={resource}
          record={record}
          isReadOnly={isReadOnly}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
