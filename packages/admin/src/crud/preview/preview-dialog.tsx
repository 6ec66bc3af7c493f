import { useTranslate } from 'react-admin'
import { FormDialog } from '../../task/form-dialog.tsx'
import { useOnPhone } from '../use-on-phone.ts'
import { PreviewPane } from './preview-pane.tsx'

/** A page of the site over the whole screen, as wide as visitors like the viewer have it. */
export const PreviewDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const t = useTranslate()
  const onPhone = useOnPhone()
  return (
    <FormDialog fullScreen title={t('Preview')} onClose={onClose}>
      <PreviewPane html={html} initialWidth={onPhone ? 360 : 1280} onEscape={onClose} />
    </FormDialog>
  )
}
