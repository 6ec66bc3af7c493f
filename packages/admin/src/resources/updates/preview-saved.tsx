import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { Button, type RaRecord, useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { isOwnServer } from '../../account/own-server.ts'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { isFullRecord } from '../../data-provider/record-version.ts'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'), 'PreviewDialog', { overlay: true })

/** Shows a saved update as the site will show it. */
export const PreviewSaved = () => {
  const t = useTranslate()
  const record = useRecordContext()
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  const provider = useDataProvider<ProductDataProvider>()
  if (!record || !isOwnServer()) return null
  // A list's row lacks the body.
  const preview = () =>
    run(async () => {
      const { data } = isFullRecord(record)
        ? { data: record }
        : await provider.getOne<RaRecord>('updates', { id: record.id })
      setHtml(await provider.previewUpdate({ ...data, taken_place: true }))
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
