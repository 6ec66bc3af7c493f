import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import type { ChunkLoadError } from './load-chunk.ts'
import { PlainButton, PlainAlert } from './plain-alert.tsx'
import { reloadKeepingForms } from './reload.ts'

interface Props {
  error: ChunkLoadError
  onRetry: () => void
  /** Whether it stands at the foot of the screen, instead of a dialog or menu. */
  overlay?: boolean
  onClose?: () => void
}

/**
 * Says why a chunk wasn't loaded and offers to retry. A page retries by itself when the browser is online again; a dialog
 * doesn't, since by then the person may be doing something else.
 */
export const ChunkErrorAlert = ({ error, onRetry, overlay = false, onClose }: Props) => {
  const t = useTranslate()
  const { message, reason } = error
  useEffect(() => {
    if (reason !== 'unreachable' || overlay) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [reason, overlay, onRetry])
  return (
    <PlainAlert role="alert" overlay={overlay}>
      <p style={{ margin: 0 }}>{t(message)}</p>
      {reason !== 'renewed' && <PlainButton onClick={onRetry}>{t('Try again')}</PlainButton>}
      {reason !== 'unreachable' && (
        <PlainButton onClick={reloadKeepingForms}>
          {reason === 'renewed' ? t('Load new version') : t('Reload page')}
        </PlainButton>
      )}
      {onClose && <PlainButton onClick={onClose}>{t('Close')}</PlainButton>}
    </PlainAlert>
  )
}
