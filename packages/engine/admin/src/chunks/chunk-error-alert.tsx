import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import type { ChunkLoadError } from './load-chunk.ts'
import { PlainButton, PlainAlert } from './plain-alert.tsx'
import { reloadKeepingForms } from './reload.ts'

interface Props {
  error: ChunkLoadError
  onRetry: () => void
  /** True if it appears at the bottom of the screen, instead of a dialog or menu. */
  overlay?: boolean
  onClose?: () => void
}

/**
 * Reason why a chunk wasn't loaded, with a retry button. A page retries by itself when the browser is online again. A dialog
 * doesn't, because the person may be doing something else by then.
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
