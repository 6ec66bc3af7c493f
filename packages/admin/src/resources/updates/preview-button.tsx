import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { isOwnServer } from '../../account/own-server.ts'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useTask } from '../../task/use-task.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** Shows what the form holds as the site will show it, saved or not. */
export const PreviewButton = () => {
  const t = useTranslate()
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  const { getValues } = useFormContext()
  const { previewUpdate } = useDataProvider<ProductDataProvider>()
  if (!isOwnServer()) return null
  const preview = () => run(async () => setHtml(await previewUpdate(getValues())))
  return (
    <>
      {/* A disabled button would lose the focus, and not have it back from the dialog. */}
      <Button startIcon={<PreviewIcon />} aria-disabled={busy} onClick={() => busy || void preview()}>
        {t('Preview')}
      </Button>
      {html !== undefined && <PreviewDialog html={html} onClose={() => setHtml(undefined)} />}
    </>
  )
}
