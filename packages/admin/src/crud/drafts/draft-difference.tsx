import type { RecordDraft } from '@kampana/shared/api/changes'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { useOnPhone } from '../use-on-phone.ts'
import { ReviewedFields } from './reviewed-fields.tsx'
import { useRecordChange } from './use-record-changes.ts'

/** A draft beside the live record, field by field. */
export const DraftDifference = ({ draft, onClose }: { draft: RecordDraft; onClose: () => void }) => {
  const t = useTranslate()
  const id = useId()
  const onPhone = useOnPhone()
  const { data, error, refetch } = useRecordChange(draft.change.id)
  const record = data?.records.find((each) => each.resource === draft.resource && each.id === draft.id)
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={onPhone} aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>{t('What the draft changes: %{title}', { title: draft.title })}</DialogTitle>
      <DialogContent dividers aria-busy={!data && !error}>
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
        {record && <ReviewedFields record={record} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
