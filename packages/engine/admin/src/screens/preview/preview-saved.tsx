import type { Resource } from '@kampana/engine-declare/resource'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button, type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { isFullRecord } from '../../data-provider/record-version.ts'
import type { EngineDataProvider } from '../../data-provider.ts'
import { usePreviewCall } from './use-preview-call.ts'
import { usePreviewDialog } from './use-preview-dialog.tsx'

/** Button that previews the page of the current record. */
export const PreviewSaved = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const record = useRecordContext()
  const call = usePreviewCall(resource)
  const provider = useDataProvider<EngineDataProvider>()
  const { button, dialog } = usePreviewDialog(async () => {
    if (!record || !call) return ''
    // A list row lacks the body.
    const { data } = isFullRecord(record)
      ? { data: record }
      : await provider.getOne<RaRecord>(resource.name, { id: record.id })
    return call(data, data.id)
  })
  if (!record || !call) return null
  return (
    <>
      <Button label={t('Preview')} {...button}>
        <PreviewIcon />
      </Button>
      {dialog}
    </>
  )
}
