import type { Resource } from '@kampana/engine-declare/resource'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSidePreview } from './beside-form.ts'
import { usePreviewCall, type PreviewCall } from './use-preview-call.ts'
import { usePreviewDialog } from './use-preview-dialog.tsx'

/**
 * Button that previews the page with the form's values, saved or not. The preview is beside the form on a wide screen,
 * otherwise in a dialog.
 */
export const PreviewButton = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const call = usePreviewCall(resource)
  const { hasRoom, isOpen, toggle } = useSidePreview(resource)
  if (!call) return null
  if (!hasRoom) return <PreviewInDialog call={call} />
  return (
    <Button
      startIcon={<PreviewIcon />}
      variant={isOpen ? 'outlined' : 'text'}
      aria-pressed={isOpen}
      onClick={toggle}
    >
      {t('Preview')}
    </Button>
  )
}

const PreviewInDialog = ({ call }: { call: PreviewCall }) => {
  const t = useTranslate()
  const record = useRecordContext()
  const { getValues } = useFormContext()
  const { button, dialog } = usePreviewDialog(() => call(getValues(), record?.id))
  return (
    <>
      <Button startIcon={<PreviewIcon />} {...button}>
        {t('Preview')}
      </Button>
      {dialog}
    </>
  )
}
