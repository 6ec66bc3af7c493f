import { useTranslate } from 'react-admin'
import { FormDialog } from '../../task/form-dialog.tsx'
import { useOnPhone } from '../use-on-phone.ts'
import { PreviewPane } from './preview-pane.tsx'

/** Full-screen preview of a page. Starts at phone width on phones, otherwise at computer width. */
export const PreviewDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const t = useTranslate()
  const onPhone = useOnPhone()
  return (
    <FormDialog fullScreen title={t('Preview')} onClose={onClose} sx={edgeToEdge}>
      <PreviewPane html={html} initialWidth={onPhone ? 360 : 1280} onEscape={onClose} />
    </FormDialog>
  )
}

/** On a phone, the page has its real width, without dialog margins. */
const edgeToEdge = {
  '& .MuiDialog-paper': { border: 0 },
  '& .MuiDialogContent-root': { px: { xs: 0, sm: 3 } },
  '& .MuiToggleButtonGroup-root': { ml: { xs: 2, sm: 0 } },
}
