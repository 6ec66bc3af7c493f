import type { Resource } from '@kampana/shared/resource'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { Button, type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isFullRecord } from '../../data-provider/record-version.ts'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { usePreviewCall } from './use-preview-call.ts'

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'), 'PreviewDialog', { overlay: true })

/** Shows the page of the current record as the site will show it. */
export const PreviewSaved = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const record = useRecordContext()
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  const call = usePreviewCall(resource)
  const provider = useDataProvider<ProductDataProvider>()
  if (!record || !call) return null
  // A list's row lacks the body.
  const preview = () =>
    run(async () => {
      const { data } = isFullRecord(record)
        ? { data: record }
        : await provider.getOne<RaRecord>(resource.name, { id: record.id })
      setHtml(await call(data, data.id))
    })
  return (
    <>
      <Button label={t('Preview')} aria-disabled={busy} onClick={() => busy || void preview()}>
        <PreviewIcon />
      </Button>
      {html !== undefined && <PreviewDialog html={html} onClose={() => setHtml(undefined)} />}
    </>
  )
}
