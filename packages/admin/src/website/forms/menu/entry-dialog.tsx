import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useYamlForm } from '../../data-editor/form-context.ts'
import { DeleteEntry } from './delete-entry.tsx'
import { EntryFields } from './entry-fields.tsx'
import type { MenuRow } from './menu-tree.ts'

/** An entry of the menu: its fields, and its deletion. */
export const EntryDialog = ({ row, onClose }: { row: MenuRow; onClose: () => void }) => {
  const { editor } = useYamlForm()
  const t = useTranslate()
  const [isDeleting, setDeleting] = useState(false)
  const { path, title } = row
  const faults = editor
    .findFaultsWithin(path)
    .filter((fault) => !fault.path.slice(path.length).includes('pages'))
  if (isDeleting) return <DeleteEntry row={row} onCancel={() => setDeleting(false)} onDone={onClose} />
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
        {faults.map(({ text }) => (
          <Alert key={text} severity="error">
            {text}
          </Alert>
        ))}
        <EntryFields row={row} />
      </DialogContent>
      <DialogActions>
        {!editor.isReadOnly && (
          <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
            {t('Delete')}
          </Button>
        )}
        <Button onClick={onClose}>{t('Done')}</Button>
      </DialogActions>
    </Dialog>
  )
}
