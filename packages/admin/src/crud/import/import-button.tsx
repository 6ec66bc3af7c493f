import type { Resource } from '@kampana/shared/resource'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { useState } from 'react'
import { Button, CanAccess, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx'), 'ImportDialog', { overlay: true })

/** Makes records of a CSV file, where the declaration allows it. */
export const ImportButton = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (!resource.actions.includes('create') || resource.csvIn === false) return null
  return (
    <CanAccess action="create">
      <Button label={t('Import')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <UploadIcon />
      </Button>
      {open && <ImportDialog resource={resource} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
