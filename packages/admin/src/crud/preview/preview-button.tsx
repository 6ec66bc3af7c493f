import type { Resource } from '@kampana/shared/resource'
import PreviewIcon from '@mui/icons-material/VisibilityOutlined'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useTask } from '../../task/use-task.ts'
import { usePreviewBeside } from './beside-form.ts'
import { usePreviewCall, type PreviewCall } from './use-preview-call.ts'

const PreviewDialog = lazyComponent(() => import('./preview-dialog.tsx'), 'PreviewDialog', { overlay: true })

/** Shows the page with what the form holds, saved or not: beside it where there is room, else in a dialog. */
export const PreviewButton = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const call = usePreviewCall(resource)
  const { hasRoom, isOpen, toggle } = usePreviewBeside(resource)
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
  const [html, setHtml] = useState<string>()
  const { busy, run } = useTask()
  const { getValues } = useFormContext()
  const preview = () => run(async () => setHtml(await call(getValues(), record?.id)))
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
