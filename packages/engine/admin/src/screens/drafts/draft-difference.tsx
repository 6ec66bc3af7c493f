import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import { useTranslate } from 'react-admin'
import { LoadError } from '../errors/load-error.tsx'
import { ReviewedFields } from './reviewed-fields.tsx'
import { useRelease } from './use-releases.ts'
import { FormDialog } from '../../task/form-dialog.tsx'

/** Draft and published record side by side, field by field. */
export const DraftDifference = ({ draft, onClose }: { draft: RecordDraft; onClose: () => void }) => {
  const t = useTranslate()
  const { data, error, refetch } = useRelease(draft.change.id)
  const record = data?.records.find((each) => each.resource === draft.resource && each.id === draft.id)
  return (
    <FormDialog
      title={t('Draft changes: %{title}', { title: draft.title })}
      maxWidth="md"
      large
      onClose={onClose}
      dividers
      loading={!data && !error}
    >
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {record && <ReviewedFields record={record} />}
    </FormDialog>
  )
}
