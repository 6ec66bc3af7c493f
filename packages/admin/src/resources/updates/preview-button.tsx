import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ProductDataProvider } from '../../data-provider.ts'
import { useNotifyError } from '../../crud/use-notify-result.ts'
import { PreviewDialog } from './preview-dialog.tsx'

/** Shows what the form holds as the site will show it, saved or not. */
export const PreviewButton = () => {
  const t = useTranslate()
  const [html, setHtml] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { getValues } = useFormContext()
  const { previewUpdate } = useDataProvider<ProductDataProvider>()
  const notifyError = useNotifyError()
  const look = async () => {
    setBusy(true)
    try {
      setHtml(await previewUpdate(getValues()))
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button startIcon={<PreviewIcon />} disabled={busy} onClick={look}>
        {t('Preview')}
      </Button>
      {html !== undefined && <PreviewDialog html={html} onClose={() => setHtml(undefined)} />}
    </>
  )
}
