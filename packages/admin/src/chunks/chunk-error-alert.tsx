import { useTranslate } from 'react-admin'
import { useEffect } from 'react'
import type { ChunkLoadError } from './load-chunk.ts'
import { PlainButton, PlainAlert } from './plain-alert.tsx'
import { reloadKeepingForms } from './reload.ts'

interface Props {
  missing: ChunkLoadError
  onRetry: () => void
  /** At the foot of the screen, in place of what would have opened over it. */
  over?: boolean
  onClose?: () => void
}

/**
 * Says why a chunk wasn't loaded and offers to retry. A page retries by itself when the browser is online again; a dialog
 * doesn't, since by then the person may be doing something else.
 */
export const ChunkErrorAlert = ({ missing, onRetry, over = false, onClose }: Props) => {
  const t = useTranslate()
  const { message, reason } = missing
  useEffect(() => {
    if (reason !== 'offline' || over) return undefined
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [reason, over, onRetry])
  return (
    <PlainAlert role="alert" over={over}>
      <p style={{ margin: 0 }}>{t(message)}</p>
      {reason !== 'renewed' && <PlainButton onClick={onRetry}>{t('Try again')}</PlainButton>}
      {reason !== 'offline' && (
        <PlainButton onClick={reloadKeepingForms}>
          {reason === 'renewed' ? t('Load the new version') : t('Reload the page')}
        </PlainButton>
      )}
      {onClose && <PlainButton onClick={onClose}>{t('Close')}</PlainButton>}
    </PlainAlert>
  )
}
